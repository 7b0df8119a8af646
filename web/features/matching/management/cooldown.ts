const longest = 104

/** Whole weeks of the typed text; null when invalid. */
export function readCooldown(text: string): number | null {
  const typed = text.trim()
  if (!/^\d{1,3}$/.test(typed)) return null
  return Number(typed) <= longest ? Number(typed) : null
}
