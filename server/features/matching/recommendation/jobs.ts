import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { localTime } from '#server/platform/clock/zone.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { addToLists, isUnseen } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'recommendation.newcomer': { participantId: string }
  }
}

/** Lists that a newcomer enters. */
const listsAtMost = 10

/** Adds somebody whom nobody was shown yet to the current lists of those whom they fit best, without waiting for the next week. */
const newcomerJob = (matcher: Matcher) =>
  job(
    'recommendation.newcomer',
    async ({ participantId }, scope) => {
      if (!(await scope.inOwnScope(({ db }) => isUnseen(db, participantId)))) return
      const readers = await matcher.recommend(scope, participantId, listsAtMost)
      await scope.inOwnScope(async ({ db, community, now, newId }) => {
        const today = localTime(now, community.timeZone).day
        await addToLists(db, { communityId: community.id, participantId, at: now, today, newId }, readers)
      })
    },
    { holdsTransaction: false },
  )

export const recommendationJobs = (matcher: Matcher): Job[] => [newcomerJob(matcher)]
