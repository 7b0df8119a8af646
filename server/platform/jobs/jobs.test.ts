import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { inCommunity, makeScope } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import type { Chore, Job } from './jobs.ts'
import { type Listener, listener } from './news.ts'
import { queueJob } from './store.ts'
import { startWorker } from './worker.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let worker: Awaited<ReturnType<typeof startWorker>>

/** What has run, in order. */
let done: string[] = []
const failures = new Map<string, number>()

function failIfPlanned(name: string): void {
  const left = failures.get(name) ?? 0
  failures.set(name, left - 1)
  if (left > 0) throw new Error(`${name} fails once more`)
}

type Payload = { what: string; ms?: number }
const run = async ({ what, ms = 0 }: Payload, scope: Scope) => {
  done.push(`begin ${what}`)
  await new Promise(resolve => setTimeout(resolve, ms))
  failIfPlanned(what)
  done.push(`${what} in ${scope.community.domain}`)
}
const jobNamed = (name: string, work: typeof run, holdsTransaction = true) =>
  ({ name, run: work, holdsTransaction }) as unknown as Job

const jobs: Job[] = [
  jobNamed('test', run),
  jobNamed('test scope', async ({ what }, { db }) => {
    const members = await db<{ firstName: string }[]>`select first_name from participant`
    done.push(`${what} sees ${members.map(member => member.firstName).join()}`)
  }),
  jobNamed('test write', async ({ what }, { db, apart, community, now }) => {
    const insert = (name: string) => (to: typeof db) =>
      to`
      insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, created_at)
      values (${community.id}, gen_random_uuid(), 'test', 'a@example.com', 'en', ${`${what} ${name}`}, '', '', ${now})`
    await insert('inside')(db)
    await apart(insert('apart'))
    failIfPlanned(what)
  }),
  jobNamed(
    'test outside',
    async (_payload, scope) => {
      expect(() => scope.db).toThrow('holds no transaction')
      const [row] = await scope.apart(db => db`select current_community()::text as id`)
      done.push(`outside in ${row?.id}`)
    },
    false,
  ),
]
const news = 'community.created'
const listeners: Listener[] = [
  listener('one', news, async ({ communityId }) => {
    failIfPlanned('one')
    done.push(`one heard ${communityId}`)
  }),
  listener('two', news, async ({ communityId }) => {
    done.push(`two heard ${communityId}`)
  }),
]
const chores: Chore[] = [
  {
    name: 'test chore',
    cron: '0 4 1 1 *',
    async run({ inEachCommunity }) {
      await inEachCommunity(async scope => {
        failIfPlanned(`chore in ${scope.community.domain}`)
        done.push(`chore in ${scope.community.domain}`)
      })
    },
  },
]

beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { domain: 'parlour' })
  const { ownerUrl, sql, clock, app } = t
  const log = pino({ level: 'silent' })
  worker = await startWorker({ ownerUrl, sql, clock, log, openScope: app.openScope, work: { jobs, listeners, chores } })
})
afterAll(async () => {
  await worker.stop()
  await t.stop()
})
beforeEach(() => {
  done = []
  failures.clear()
})

const queue = (task: string, data: Payload, options = {}) =>
  inCommunity(t.sql, here.id, db => queueJob(db, task, { communityId: here.id, data }, options))
const settled = () => expect.poll(() => t.owner`select from graphile_worker.jobs`, { timeout: 10_000 }).toHaveLength(0)
/** Skips the backoff of failed jobs. */
const skipBackoff = () => t.owner`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
const finished = () => done.filter(line => !line.startsWith('begin'))

/** A scope like that of a call, with the listeners of this test. */
const inScope = (work: (scope: Scope) => Promise<void>) =>
  inCommunity(t.sql, here.id, async db => {
    const personalData = { ofCommunity: [], ofInstallation: [] }
    const platform = { config: t.config, clock: t.clock, sql: t.sql, storage: t.storage, listeners, personalData }
    const community = { id: here.id, domain: here.domain } as Community
    await work(makeScope(platform, community, db, t.clock.now(), pino({ level: 'silent' })))
  })

describe('a job', () => {
  test('runs only after its transaction has committed', async () => {
    await inCommunity(t.sql, here.id, async db => {
      await queueJob(db, 'test', { communityId: here.id, data: { what: 'committed' } })
      await new Promise(resolve => setTimeout(resolve, 300))
      expect(done).toEqual([])
    })
    await expect.poll(finished).toEqual(['committed in parlour'])
  })

  test('never runs when its transaction rolls back', async () => {
    const undone = inCommunity(t.sql, here.id, async db => {
      await queueJob(db, 'test', { communityId: here.id, data: { what: 'undone' } })
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    await queue('test', { what: 'after' })
    await expect.poll(finished).toEqual(['after in parlour'])
  })

  test('sees only the rows of its community', async () => {
    await buildParticipant(t, { communityId: here.id, firstName: 'Ours' })
    await buildParticipant(t, { firstName: 'Theirs' })
    await queue('test scope', { what: 'job' })
    await expect.poll(finished).toEqual(['job sees Ours'])
  })

  test('is retried when it fails; its writes roll back, except those in a separate transaction', async () => {
    failures.set('letter', 1)
    await queue('test write', { what: 'letter' })
    const subjects = async () =>
      (await t.owner<{ subject: string }[]>`select subject from letter order by subject`).map(row => row.subject)
    await expect.poll(subjects).toEqual(['letter apart'])
    await expect
      .poll(() => skipBackoff().then(subjects), { timeout: 5000 })
      .toEqual(['letter apart', 'letter apart', 'letter inside'])
    await settled()
  })

  test('replaces a waiting job with the same key', async () => {
    const runAt = new Date(Date.now() + 400)
    await queue('test', { what: 'first' }, { key: 'same', runAt })
    await queue('test', { what: 'second' }, { key: 'same', runAt })
    await new Promise(resolve => setTimeout(resolve, 150))
    expect(done).toEqual([])
    await settled()
    expect(finished()).toEqual(['second in parlour'])
  })

  test('runs after the previous one in the same queue, and concurrently without a queue', async () => {
    for (const what of ['a', 'b']) await queue('test', { what, ms: 100 }, { queue: 'line' })
    await settled()
    expect(done).toEqual(['begin a', 'a in parlour', 'begin b', 'b in parlour'])
    done = []
    await inCommunity(t.sql, here.id, async db => {
      for (const what of ['c', 'd']) await queueJob(db, 'test', { communityId: here.id, data: { what, ms: 300 } })
    })
    await settled()
    expect(done.slice(0, 2).sort()).toEqual(['begin c', 'begin d'])
  })

  test('that holds no transaction has no db and opens short transactions', async () => {
    await queue('test outside', { what: '' })
    await expect.poll(finished).toEqual([`outside in ${here.id}`])
  })

  test('of a removed community does nothing', async () => {
    const gone = await buildCommunity(t)
    await t.owner`delete from community where id = ${gone.id}`
    t.app.communities.forget()
    await queueJob(t.sql, 'test', { communityId: gone.id, data: { what: 'gone' } })
    await settled()
    expect(done).toEqual([])
  })
})

describe('news', () => {
  test('reach each listener once when the transaction commits', async () => {
    await inScope(scope => scope.tell(news, aboutCommunity('heard')))
    await settled()
    expect(done.sort()).toEqual(['one heard heard', 'two heard heard'])
  })

  test('reach no listener when the transaction rolls back', async () => {
    const undone = inScope(async scope => {
      await scope.tell(news, aboutCommunity('undone'))
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    await inScope(scope => scope.tell(news, aboutCommunity('later')))
    await settled()
    expect(done.sort()).toEqual(['one heard later', 'two heard later'])
  })

  test('are retried for the listener that failed only', async () => {
    failures.set('one', 1)
    await inScope(scope => scope.tell(news, aboutCommunity('repeated')))
    await expect.poll(() => done).toEqual(['two heard repeated'])
    await expect
      .poll(
        async () => {
          await skipBackoff()
          return done
        },
        { timeout: 5000 },
      )
      .toEqual(['two heard repeated', 'one heard repeated'])
    await settled()
  })

  const aboutCommunity = (communityId: string) => ({
    communityId,
    founder: { userId: '', email: '', lang: 'en' as const },
  })
})

describe('a chore', () => {
  test('runs in each community, and continues when one fails', async () => {
    await buildCommunity(t, { domain: 'bridge' })
    await buildCommunity(t, { domain: 'cellar' })
    failures.set('chore in bridge', 1)
    await queueJob(t.sql, 'test chore', {})
    await settled()
    expect(done.filter(line => !line.includes('club')).sort()).toEqual(['chore in cellar', 'chore in parlour'])
  })
})
