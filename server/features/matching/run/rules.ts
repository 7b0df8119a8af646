import { createHash } from 'node:crypto'

/** Seed of a run: differs by week, the same when the run is repeated. */
export const seedOf = (communityId: string, week: string): number =>
  createHash('sha256').update(`${communityId} ${week}`).digest().readInt32BE(0)
