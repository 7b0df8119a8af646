/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ə: 'e' }
const writtenOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/**
 * The form in which names are compared: small letters without marks (ё is е, but й stays, being a letter of its own), words with
 * one space between. A stroke such as that of "Xi'an" holds a word together, all other signs part words.
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

/** The folded spellings of a name: München is looked for as "munchen" and as "muenchen". */
export function spellings(name: string): string[] {
  const long = name.toLowerCase().replace(/[äöüøå]/g, letter => writtenOut[letter] ?? letter)
  return [...new Set([fold(name), fold(long)])]
}
