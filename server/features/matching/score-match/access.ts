import type { Pair } from './rules.ts'

/** A moderator cannot score or see pairs that include themselves. */
export const canScore = (actor: { participantId: string | null }, { firstId, secondId }: Pair): boolean =>
  firstId !== secondId && actor.participantId !== firstId && actor.participantId !== secondId
