const longest = 50
const catchAll = 'other'

/** Displayed tags: without "Other", unique, and cut to fit. */
export function shownTags(tags: string[]): string[] {
  const named = tags.map(tag => tag.trim()).filter(tag => tag !== '' && tag.toLowerCase() !== catchAll)
  return [...new Set(named)].map(tag => (tag.length > longest ? `${tag.slice(0, 47)}…` : tag))
}
