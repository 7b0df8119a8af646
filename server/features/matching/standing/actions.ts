import type { standingApi } from '#contract/matching/standing.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther, findStandings, noStanding } from './store.ts'

export { listApart } from './store.ts'

type Api = typeof standingApi

export const get: Action<Api['get']> = async ({ participantId }, { db, actor }) => {
  ensure(await findOther(db, actor.participantId, participantId), 'NOT_FOUND')
  const standings = await findStandings(db, actor.participantId, [participantId])
  return (standings.get(participantId) ?? noStanding).standing
}
