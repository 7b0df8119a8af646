import { createHash } from 'node:crypto'

/** Chance of a run: another one each week, the same one however often the run is made. */
export const seedOf = (communityId: string, week: string): number =>
  createHash('sha256').update(`${communityId} ${week}`).digest().readInt32BE(0)
