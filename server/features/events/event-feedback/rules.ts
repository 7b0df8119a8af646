type Ended = { endsAt: string | null; cancelledAt: string | null }

/** After the end, if it took place. */
export const canGiveFeedback = ({ endsAt, cancelledAt }: Ended, now: Date): boolean =>
  cancelledAt === null && endsAt !== null && Date.parse(endsAt) <= now.getTime()

/** Average score to one decimal; `counts` says how many gave 1, 2, 3, 4 and 5. */
export function averageOf(counts: number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return total === 0 ? null : Math.round((points / total) * 10) / 10
}
