/** Chosen on the judged pairs for tuning, with vectors of an English encoder. */
const weight = 3
const neutral = 0.15

/**
 * The chance that two fit, once their vectors are known. A pair whose meaning is far apart loses; none gains, since the chance decides
 * what is called a good match, and that takes words that can be shown. What vectors speak for counts in the order alone.
 */
export function withMeaning(chance: number, there: number | undefined, back: number | undefined): number {
  if (there === undefined && back === undefined) return chance
  const away = weight * (neutral - Math.max(there ?? 0, back ?? 0))
  if (away <= 0 || chance <= 0 || chance >= 1) return chance
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(away))
}
