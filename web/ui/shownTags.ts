import { isNoTag } from '#contract/participants/no-tag.ts'

const longest = 50

/** Displayed tags: without "Other", unique, and cut to fit. */
export function shownTags(tags: string[]): string[] {
  const named = tags.map(tag => tag.trim()).filter(tag => tag !== '' && !isNoTag(tag))
  return [...new Set(named)].map(tag => (tag.length > longest ? `${tag.slice(0, 47)}…` : tag))
}
