import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { mondayOf } from '../run/week.ts'
import { zonesDue } from './rules.ts'
import { listWaiting, listWaitingZones } from './store.ts'
import { writeWeeklyLetter } from './weekly-letter.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'matching.letter': { participantId: string; week: string }
  }
}

const lettersAtOnce = 2000

const letterJob = job('matching.letter', ({ participantId, week }, scope) =>
  writeWeeklyLetter(scope, participantId, week),
)

export const weeklyLetterJobs: Job[] = [letterJob]

/** Queues letters that are due. A letter that is queued twice is written once. */
export async function queueLetters(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const week = mondayOf(now, community.timeZone)
  const { due, unknown } = zonesDue(await listWaitingZones(db, week), week, now, community.timeZone)
  if (unknown.length > 0) scope.log.warn({ zones: unknown }, "unknown time zones: these members have the community's")
  if (due.length === 0) return
  for (const participantId of await listWaiting(db, { week, zones: due, count: lettersAtOnce }))
    await scope.queue('matching.letter', { participantId, week }, { key: `weekly ${participantId} ${week}` })
}

export const weeklyLetterChores: Chore[] = [
  { name: 'weekly letters', cron: '*/5 * * * *', run: ({ inEachCommunity }) => inEachCommunity(queueLetters) },
]
