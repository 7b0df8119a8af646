/** More words than a person types are left out: each costs a comparison of all members. */
const wordsAtMost = 8

/** Words of a search, each of which must be found. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, wordsAtMost)

/** A pattern of SQL that finds the text anywhere, with the characters that have a meaning there taken literally. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A word as it is looked for: as typed, and what is folded to one script. */
export const searchWords = (word: string): { pattern: string; folded: string } => ({
  pattern: patternOf(word),
  folded: word.replace(/[\\%_]/g, ''),
})

/** Totals are exact up to this number; a list says "10,000+" beyond it. */
export const exactTotals = 10_000

/** A total as lists show it: null beyond the numbers that are shown exactly. */
export const shownTotal = (count: number): number | null => (count > exactTotals ? null : count)
