import './jobs.ts'
import type { Scope } from '#server/platform/http/context.ts'

/** Queued as often as it likes, it runs once. */
export const queueNewcomer = (scope: Pick<Scope, 'queue'>, participantId: string): Promise<void> =>
  scope.queue('recommendation.newcomer', { participantId }, { key: `newcomer ${participantId}` })
