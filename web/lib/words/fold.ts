const letters: Record<string, string> = Object.fromEntries(
  [...'абвгдезийклмнопрстуфхыэієґ'].map((letter, at) => [letter, 'abvgdeziiklmnoprstufhieieg'[at] as string]),
)
const long: Record<string, string> = { ж: 'zh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ю: 'iu', я: 'ia', ь: '', ъ: '' }
const latin: [RegExp, string][] = [
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh?ch/g, 'sh'],
  [/c(?!h)/g, 'k'],
  [/([a-z])\1+/g, '$1'],
  [/i[eo]/g, 'e'],
]

/** One spelling for both scripts, as `fold_for_search` of the database has it: lower-case Latin letters, no diacritics. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const transliterated = plain.replace(/\p{Script=Cyrillic}/gu, letter => letters[letter] ?? long[letter] ?? letter)
  return latin.reduce((folded, [pattern, by]) => folded.replace(pattern, by), transliterated)
}

/** Words of a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether `typed` is the beginning of `word`, but for one typing error; for two, if it is long. Both are folded. */
export function isNearly(typed: string, word: string): boolean {
  if (typed.length < 4) return false
  const most = typed.length < 8 ? 1 : 2
  return [-most, 0, most].some(more => distance(typed, word.slice(0, typed.length + more)) <= most)
}

/** Edits between two words, where two exchanged neighbours are one (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + change]
      const row = rows[i] as number[]
      row[j] = Math.min(...edits, isSwapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY)
    }
  return cell(a.length, b.length)
}
