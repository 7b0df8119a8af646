const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'ya',
}

/**
 * Phonetic Latin form of words of both scripts, so that маркетинг and marketing, финтех and fintech become equal. Not
 * for people to read.
 */
export function soundOf(word: string): string {
  return word
    .replace(/[а-я]/g, letter => letters[letter] ?? letter)
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![heiy])/g, 'k')
    .replace(/kh/g, 'h')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/ch$/, 'h')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1')
}
