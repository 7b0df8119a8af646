import { unsubscribePath } from '#server/features/notifications/notification/rules.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type ChoreScope, type Job, job } from '#server/platform/jobs/jobs.ts'
import { digestDue } from './rules.ts'
import * as store from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'newcomer.digest': { userId: string }
  }
}

/** A letter names so many; the screen has all of them. */
const namedAtMost = 10
const countedAtMost = 10_001

/** The day is claimed in the transaction of the letter: a job that runs again writes nothing. */
const digestJob = job('newcomer.digest', async ({ userId }, scope) => {
  const { db, community, now, config } = scope
  const [reader] = await store.listReaders(db, userId)
  const due = reader && digestDue(reader, now, community.timeZone)
  if (!due) return
  const newcomers = await listNew(scope, reader, due.upTo)
  if (newcomers.length === 0) return
  if (!(await store.claimDigest(db, { communityId: community.id, userId, ...due }))) return
  const { newcomersLetter } = await import('./letters.tsx')
  const lang = reader.lang ?? community.lang
  const url = reader.participantId && unsubscribePath(reader.participantId, 'moderation', config.SESSION_SECRET)
  const waiting = await store.countWaiting(db, countedAtMost)
  await scope.post({
    kind: 'newcomer.digest',
    recipient: reader.email,
    about: newcomers.map(({ id }) => id),
    lang,
    ...(await newcomersLetter(community, lang, { newcomers, waiting }, now, url)),
    onceKey: `newcomers ${userId} ${due.day}`,
  })
})

async function listNew({ db }: Scope, reader: store.Reader, upTo: Date): Promise<store.Newcomer[]> {
  const found = await store.listNewcomers(db, { after: reader.digestedAt, upTo, count: namedAtMost + 1 })
  return found.filter(({ userId }) => userId !== reader.userId).slice(0, namedAtMost)
}

export const newcomerNoticeJobs: Job[] = [digestJob]

/** One job per moderator, so that one that fails stops no other. */
export async function queueDigests(scope: Scope): Promise<void> {
  const { db, community, now } = scope
  if ((await store.countWaiting(db, 1)) === 0) return
  for (const reader of await store.listReaders(db)) {
    const due = digestDue(reader, now, community.timeZone)
    if (due && (await listNew(scope, reader, due.upTo)).length > 0)
      await scope.queue('newcomer.digest', { userId: reader.userId }, { key: `newcomers ${reader.userId} ${due.day}` })
  }
}

/** Communities in which a daily letter is due. */
async function listCommunitiesDue({ now, sql }: Pick<ChoreScope, 'now' | 'sql'>): Promise<string[]> {
  const due = (await store.listCommunitiesWaiting(sql, now)).flatMap(waiting => {
    const { communityId, communityZone, readerZone, digestDay, waitingSince } = waiting
    const digest = digestDue({ notice: 'DAILY', timeZone: readerZone, digestDay }, now, communityZone)
    return digest && new Date(waitingSince) <= digest.upTo ? [communityId] : []
  })
  return [...new Set(due)]
}

export const newcomerNoticeChores: Chore[] = [
  {
    name: 'letters about newcomers',
    cron: '*/5 * * * *',
    run: async chore => chore.inEachCommunity(queueDigests, await listCommunitiesDue(chore)),
  },
]
