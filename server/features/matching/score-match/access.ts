import type { Pair } from './rules.ts'

/** What others think of oneself is not for one's own eyes. */
export const canJudge = (actor: { participantId: string | null }, { firstId, secondId }: Pair): boolean =>
  firstId !== secondId && actor.participantId !== firstId && actor.participantId !== secondId
