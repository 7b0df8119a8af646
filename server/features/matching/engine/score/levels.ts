/**
 * Lower bounds of the rate for each level, and of the chance that a stranger would introduce the two. Chosen on judged pairs: of
 * those that are called HIGH or MEDIUM, nine of ten fit.
 */
export const levelBounds = { HIGH: { rate: 60, fit: 0.8 }, MEDIUM: { rate: 40, fit: 0.65 } }

/** The rate where nothing may be claimed: below the bounds, whatever else speaks for the pair. */
export const lowRate = (rate: number): number => Math.min(rate, levelBounds.MEDIUM.rate - 1)

/**
 * A rate as members see it. Without evidence in the texts it stays below the bounds, whatever else speaks for the pair; HIGH needs
 * two independent things.
 */
export function boundedRate(
  rate: number,
  { fit, isAnswered, isSure }: { fit: number; isAnswered: boolean; isSure: boolean },
): number {
  const { HIGH, MEDIUM } = levelBounds
  if (!isAnswered || fit < MEDIUM.fit) return lowRate(rate)
  return fit < HIGH.fit || !isSure ? Math.min(rate, HIGH.rate - 1) : rate
}

/** 0 for HIGH, 1 for MEDIUM, 2 for LOW. */
export const levelPlace = (rate: number) =>
  rate >= levelBounds.HIGH.rate ? 0 : rate >= levelBounds.MEDIUM.rate ? 1 : 2
