import { prior } from '#server/features/matching/engine/score/probability.ts'
import { leastOfEachKind } from '#server/features/matching/engine/score/refit.ts'
import {
  findInstallationWeights,
  findOwnWeights,
  readFeedbackText,
} from '#server/features/matching/engine-data/store.ts'
import type { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import type { Scope } from '#server/platform/http/context.ts'
import * as store from './store.ts'

const feedbackAtMost = 20_000

/**
 * Fits the weights to the feedback of a community before its weekly run, once enough new answers have come. They are used if they predict the
 * newest weeks no worse than those in use. Holds no transaction while it computes.
 */
export async function learnWeights(scope: Scope, week: string, thread: MatcherThread): Promise<void> {
  const { community, now } = scope
  const known = await scope.inOwnScope(async ({ db }) => {
    if (!(await store.isFitDue(db, week, leastOfEachKind))) return null
    const base = (await findInstallationWeights(db, prior.length)) ?? [...prior]
    const records = await readFeedbackText(db, { now, count: feedbackAtMost })
    return { records, base, inUse: (await findOwnWeights(db, prior.length)) ?? base }
  })
  if (!known) return
  const learnt = await thread.send('learn', known)
  if (!learnt) return
  const fit = { communityId: community.id, id: scope.newId(), week, at: now, learnt }
  await scope.inOwnScope(({ db }) => store.saveFit(db, fit))
}
