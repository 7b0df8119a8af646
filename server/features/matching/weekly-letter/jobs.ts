import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { mondayOf } from '../run/week.ts'
import { nextLookAt, zonesDue } from './rules.ts'
import * as store from './store.ts'
import { writeWeeklyLetters } from './weekly-letter.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'matching.letter': { participantId: string; week: string }
    'matching.letters': { week: string; zones: (string | null)[]; shard: number; after: string | null }
  }
}

/** About so many letters in one job: between two jobs of a community those of others have their turn. */
const lettersAtOnce = 25

const keyOf = (participantId: string, week: string) => `weekly ${participantId} ${week}`

const letterJob = job(
  'matching.letter',
  ({ participantId, week }, scope) => writeWeeklyLetters(scope, [participantId], week),
  { holdsTransaction: false },
)

/**
 * Writes some letters of a community, and queues itself for the next ones at the end of all jobs. Repeated after a crash, it finds those
 * without a letter.
 */
const lettersJob = job(
  'matching.letters',
  async ({ week, zones, shard, after }, scope) => {
    const waiting = { week, zones, shard, shards: store.shards, count: lettersAtOnce }
    const ids: string[] = []
    let place = after
    do {
      const found = await scope.inOwnTransaction(db => store.listWaiting(db, { ...waiting, after: place }))
      ids.push(...found.ids)
      place = found.last
    } while (place && ids.length < lettersAtOnce)
    await writeWeeklyLetters(scope, ids, week).catch(error => {
      scope.log.warn({ err: error, count: ids.length }, 'weekly letters were not written at once, and are one by one')
      return writeOneByOne(scope, ids, week)
    })
    if (place) await scope.inOwnScope(own => queueShard(own, { week, zones, shard, after: place }))
  },
  { holdsTransaction: false },
)

/** One that fails gets a job of its own, which is tried again, and the others go on. */
async function writeOneByOne(scope: Scope, participantIds: string[], week: string): Promise<void> {
  for (const participantId of participantIds)
    await writeWeeklyLetters(scope, [participantId], week).catch(async error => {
      scope.log.warn({ err: error, participantId }, 'a weekly letter was not written, and is tried again')
      await scope.inOwnScope(own =>
        own.queue('matching.letter', { participantId, week }, { key: keyOf(participantId, week), isLast: true }),
      )
    })
}

type Shard = { week: string; zones: (string | null)[]; shard: number; after: string | null }

/** The key has the place, so that a job which queues the next one does not replace itself. */
const queueShard = (scope: Scope, shard: Shard): Promise<void> =>
  scope.queue('matching.letters', shard, {
    key: `weekly letters ${scope.community.id} ${shard.week} ${shard.shard} ${shard.after}`,
    isLast: true,
  })

export const weeklyLetterJobs: Job[] = [letterJob, lettersJob]

/** Queues letters that are due. A letter that is queued twice is written once. */
export async function queueLetters(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  const week = mondayOf(now, community.timeZone)
  const waiting = await store.listWaitingZones(db, week)
  const { due, unknown } = zonesDue(waiting, week, now, community.timeZone)
  if (unknown.length > 0) scope.log.warn({ zones: unknown }, "unknown time zones: these members have the community's")
  if (due.length > 0)
    for (let shard = 0; shard < store.shards; shard++) await queueShard(scope, { week, zones: due, shard, after: null })
  await store.saveNextLook(db, week, nextLookAt(waiting, week, now, community.timeZone))
}

export const weeklyLetterChores: Chore[] = [
  {
    name: 'weekly letters',
    cron: '*/5 * * * *',
    run: async ({ now, sql, inEachCommunity }) =>
      inEachCommunity(queueLetters, await store.listCommunitiesDue(sql, now)),
  },
]
