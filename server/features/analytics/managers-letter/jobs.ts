import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type ChoreScope, type Job, job } from '#server/platform/jobs/jobs.ts'
import { writeManagersLetter } from './actions.ts'
import { weekDue, weeksDue, zoneOf } from './rules.ts'
import { listClaimed, listCommunitiesMissing, listManagers } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'analytics.managersLetter': { userId: string; week: string }
  }
}

export const managersLetterJobs: Job[] = [
  job('analytics.managersLetter', ({ userId, week }, scope) => writeManagersLetter(scope, userId, week)),
]

/** Queues letters that are due, each as a job of its own. One that is queued twice is written once. */
export async function queueManagersLetters(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const due = (await listManagers(db)).flatMap(({ userId, timeZone }) => {
    const week = weekDue(now, zoneOf(timeZone, community.timeZone))
    return week ? [{ userId, week }] : []
  })
  if (due.length === 0) return
  const claimed = await listClaimed(db, [...new Set(due.map(({ week }) => week))])
  for (const { userId, week } of due)
    if (!claimed.has(`${userId} ${week}`))
      await scope.queue(
        'analytics.managersLetter',
        { userId, week },
        { key: `managers letter ${community.id} ${userId} ${week}` },
      )
}

/** Communities in which a letter is due. */
async function listCommunitiesDue({ now, sql }: Pick<ChoreScope, 'now' | 'sql'>): Promise<string[]> {
  const weeks = weeksDue(now)
  if (weeks.length === 0) return []
  const missing = await listCommunitiesMissing(sql, weeks)
  const due = missing.filter(
    ({ communityZone, readerZone, week }) => weekDue(now, zoneOf(readerZone, communityZone)) === week,
  )
  return [...new Set(due.map(({ communityId }) => communityId))]
}

export const managersLetterChores: Chore[] = [
  {
    name: 'weekly letters to managers',
    cron: '*/10 * * * *',
    run: async chore => chore.inEachCommunity(queueManagersLetters, await listCommunitiesDue(chore)),
  },
]
