const letters: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ü: 'ue', ö: 'oe', ä: 'ae' }

/** `Søren Østergaard` becomes `soren-ostergaard`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[øæßüöä]/g, letter => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
