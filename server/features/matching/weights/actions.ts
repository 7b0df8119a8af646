import { prior } from '#server/features/matching/engine/score/probability.ts'
import { findInstallationWeights, findOwnWeights, listFeedback } from '#server/features/matching/engine-data/store.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import type { Scope } from '#server/platform/http/context.ts'
import * as store from './store.ts'

const feedbackAtMost = 20_000

/**
 * Fits the weights to the feedback of a community, once a week, before its run. They are used if they predict the newest weeks no worse than
 * those in use. Holds no transaction while it computes.
 */
export async function learnWeights(scope: Scope, week: string): Promise<void> {
  const { community, now } = scope
  const known = await scope.inOwnScope(async ({ db }) => {
    if (await store.hasFit(db, week)) return null
    const base = (await findInstallationWeights(db, prior.length)) ?? [...prior]
    const records = await listFeedback(db, { now, count: feedbackAtMost })
    return { records, base, inUse: (await findOwnWeights(db, prior.length)) ?? base }
  })
  if (!known?.records.some(({ kind }) => kind === 'LIKE' || kind === 'ACCEPTED' || kind === 'MET')) return
  const thread = new MatcherThread()
  try {
    const learnt = await thread.send('learn', known)
    if (!learnt) return
    const fit = { communityId: community.id, id: scope.newId(), week, at: now, learnt }
    await scope.inOwnScope(({ db }) => store.saveFit(db, fit))
  } finally {
    await thread.stop()
  }
}
