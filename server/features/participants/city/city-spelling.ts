/** Letters that Unicode does not decompose into a base letter and a mark. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ə: 'e' }
const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/**
 * Folds a name for comparison: lower case without diacritics (ё is е, but й stays, being its own letter), words
 * separated by one space. An apostrophe as in "Xi'an" does not split a word, all other signs do.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[łøđßæœıə]/g, letter => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<!и)\p{M}|['’ʻ`]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Folded spellings of a name: München is found as "munchen" and as "muenchen". */
export function spellings(name: string): string[] {
  const long = name.toLowerCase().replace(/[äöüøå]/g, letter => writtenOut[letter] ?? letter)
  return [...new Set([fold(name), fold(long)])]
}
