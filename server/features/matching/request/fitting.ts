import type { requestApi } from '#contract/matching/request.ts'
import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import type { Action } from '#server/platform/http/context.ts'
import { listOpenOf } from './store.ts'

const fittingAtMost = 30

/** The requests that the reader could best answer, by what the engine's thread says. */
export const fittingAction =
  (matcher: Matcher): Action<(typeof requestApi)['listFitting']> =>
  async (_input, ctx) => {
    const readerId = ctx.actor.participantId
    const askers = await matcher.fitting(ctx, readerId, fittingAtMost)
    const found = await ctx.within(({ db }) => listOpenOf(db, readerId, askers))
    return askers.flatMap(id => found.find(({ person }) => person.id === id) ?? [])
  }
