/** Fields that had focus, with their value at that time; null if it is unknown. */
const fields = new Map<Element, string | null>()

function follow({ type, target }: Event): void {
  for (const field of fields.keys()) if (!field.isConnected) fields.delete(field)
  const value = target instanceof Element ? contentOf(target) : undefined
  if (value !== undefined && !fields.has(target as Element))
    fields.set(target as Element, type === 'focusin' ? value : null)
}

function contentOf(field: Element): string | undefined {
  const { value, checked } = field as Partial<HTMLInputElement>
  return value === undefined ? undefined : `${value} ${checked ?? ''}`
}

/** Before the first field is on the screen. */
export function followTyping(): void {
  addEventListener('focusin', follow, true)
  addEventListener('input', follow, true)
}

/**
 * Whether a reload would lose something: a field on the screen has another value than when the person came to it, or a form asks before it
 * is left. What was saved but is still in its field counts too: rather a reload too few than a lost text.
 */
export function hasUnsavedText(): boolean {
  for (const [field, value] of fields) if (field.isConnected && contentOf(field) !== value) return true
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
