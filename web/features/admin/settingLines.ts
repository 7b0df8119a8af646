/** Settings as short lines: a simple value as it is, a nested one by its size. */
export function settingLines(settings: Record<string, unknown>): [name: string, value: string][] {
  return Object.entries(settings).map(([name, value]) => [name, describe(value)])
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return String(value.length)
  if (typeof value !== 'object' || value === null) return String(value)
  const isText = Object.values(value).every(part => typeof part === 'string')
  return isText ? Object.values(value).join(' / ') : Object.keys(value).join(', ')
}
