import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { inCommunity, makeScope } from '#server/platform/http/scope.ts'
import { publishNothing } from '#server/platform/realtime/publish.ts'
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

/** Jobs that block until the test releases them. */
const gates = new Map<string, Promise<void>>()
function closeGate(what: string): () => void {
  let open = () => {}
  gates.set(
    what,
    new Promise(resolve => {
      open = resolve
    }),
  )
  return open
}

/** The attempt after a failed one waits for the test, which otherwise might not see what was in between. */
async function untilRetried(name: string): Promise<void> {
  if (failures.get(name) === 0) await gates.get(name)
}

type Payload = { what: string }
const run = async ({ what }: Payload, scope: Scope) => {
  done.push(`begin ${what}`)
  await gates.get(what)
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
  jobNamed('test write', async ({ what }, { db, inOwnTransaction, community, now }) => {
    const insert = (name: string) => (to: typeof db) =>
      to`
      insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, created_at)
      values (${community.id}, gen_random_uuid(), 'test', 'a@example.com', 'en', ${`${what} ${name}`}, '', '', ${now})`
    await untilRetried(what)
    await insert('inside')(db)
    await inOwnTransaction(insert('apart'))
    failIfPlanned(what)
  }),
  jobNamed(
    'test outside',
    async (_payload, scope) => {
      expect(() => scope.db).toThrow('holds no transaction')
      const [row] = await scope.inOwnTransaction(db => db`select current_community()::text as id`)
      done.push(`outside in ${row?.id}`)
    },
    false,
  ),
]
const news = 'community.created'
const listeners: Listener[] = [
  listener('one', news, async ({ communityId }) => {
    await untilRetried('one')
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
  gates.clear()
})

const queue = (task: string, data: Payload, options = {}) =>
  inCommunity(t.sql, here.id, db => queueJob(db, task, { communityId: here.id, data }, options))
const patience = { timeout: 30_000 }
const settled = () => expect.poll(() => t.owner`select from graphile_worker.jobs`, patience).toHaveLength(0)
/** Skips the backoff of failed jobs. */
const skipBackoff = () => t.owner`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
const finished = () => done.filter(line => !line.startsWith('begin'))

/** A scope like that of a call, with the listeners of this test. */
const inScope = (work: (scope: Scope) => Promise<void>) =>
  inCommunity(t.sql, here.id, async db => {
    const personalData = { ofCommunity: [], ofInstallation: [] }
    const { config, clock, sql, storage } = t
    const platform = {
      config,
      clock,
      sql,
      storage,
      listeners,
      hearers: [],
      letterCategories: {},
      personalData,
      publish: publishNothing,
    }
    const community = { id: here.id, domain: here.domain } as Community
    await work(makeScope(platform, community, db, t.clock.now(), pino({ level: 'silent' })))
  })

describe('a job', () => {
  test('runs only after its transaction has committed', async () => {
    await inCommunity(t.sql, here.id, async db => {
      await queueJob(db, 'test', { communityId: here.id, data: { what: 'committed' } })
      // Proves that the worker runs: a committed job is done.
      await queue('test', { what: 'meanwhile' })
      await expect.poll(finished, patience).toEqual(['meanwhile in parlour'])
    })
    await expect.poll(finished, patience).toEqual(['meanwhile in parlour', 'committed in parlour'])
  })

  test('is queued without waiting for the transaction that queued the first one of its name', async () => {
    const { ownerUrl, sql, clock, app } = t
    const log = pino({ level: 'silent' })
    const work = { jobs: [jobNamed('new name', run)], listeners: [], chores: [] }
    const second = await startWorker({ ownerUrl, sql, clock, log, openScope: app.openScope, work })
    await inCommunity(sql, here.id, async db => {
      await queueJob(db, 'new name', { communityId: here.id, data: { what: 'first' } })
      await inCommunity(sql, here.id, async other => {
        await other`set local lock_timeout = '2s'`
        await queueJob(other, 'new name', { communityId: here.id, data: { what: 'second' } })
      })
    })
    await settled()
    await second.stop()
    expect(finished().sort()).toEqual(['first in parlour', 'second in parlour'])
  })

  test('never runs when its transaction rolls back', async () => {
    const undone = inCommunity(t.sql, here.id, async db => {
      await queueJob(db, 'test', { communityId: here.id, data: { what: 'undone' } })
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    await queue('test', { what: 'after' })
    await expect.poll(finished, patience).toEqual(['after in parlour'])
  })

  test('sees only the rows of its community', async () => {
    await buildParticipant(t, { communityId: here.id, firstName: 'Ours' })
    await buildParticipant(t, { firstName: 'Theirs' })
    await queue('test scope', { what: 'job' })
    await expect.poll(finished, patience).toEqual(['job sees Ours'])
  })

  test('is retried when it fails; its writes roll back, except those in a separate transaction', async () => {
    failures.set('letter', 1)
    const retry = closeGate('letter')
    await queue('test write', { what: 'letter' })
    const subjects = async () =>
      (await t.owner<{ subject: string }[]>`select subject from letter order by subject`).map(row => row.subject)
    await expect.poll(subjects, patience).toEqual(['letter apart'])
    retry()
    await expect
      .poll(() => skipBackoff().then(subjects), patience)
      .toEqual(['letter apart', 'letter apart', 'letter inside'])
    await settled()
  })

  test('replaces a waiting job with the same key', async () => {
    const runAt = new Date(Date.now() + 3_600_000)
    await queue('test', { what: 'first' }, { key: 'same', runAt })
    await queue('test', { what: 'second' }, { key: 'same', runAt })
    await skipBackoff()
    await settled()
    expect(finished()).toEqual(['second in parlour'])
  })

  test('runs after the previous one in the same queue, and concurrently without a queue', async () => {
    const openA = closeGate('a')
    for (const what of ['a', 'b']) await queue('test', { what }, { queue: 'line' })
    await expect.poll(() => done, patience).toEqual(['begin a'])
    // Without a queue, beside the blocked one; b waits although the worker is free.
    await queue('test', { what: 'c' })
    await expect.poll(() => done, patience).toEqual(['begin a', 'begin c', 'c in parlour'])
    openA()
    await settled()
    expect(done).toEqual(['begin a', 'begin c', 'c in parlour', 'a in parlour', 'begin b', 'b in parlour'])
  })

  test('that is last waits until no other is due, also one that was queued later', async () => {
    const busy = ['a', 'b', 'c', 'd']
    const [open, ...others] = busy.map(what => closeGate(what))
    // Each of them holds a connection of the application.
    const queueAsOwner = (what: string, options = {}) =>
      queueJob(t.owner, 'test', { communityId: here.id, data: { what } }, options)
    for (const what of busy) await queueAsOwner(what)
    await expect.poll(() => done, patience).toHaveLength(busy.length)
    await queueAsOwner('last', { isLast: true })
    await queueAsOwner('other')
    open?.()
    await expect.poll(finished, patience).toEqual(['a in parlour', 'other in parlour', 'last in parlour'])
    for (const each of others) each()
    await settled()
  })

  test('that holds no transaction has no db and opens short transactions', async () => {
    await queue('test outside', { what: '' })
    await expect.poll(finished, patience).toEqual([`outside in ${here.id}`])
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
    const retry = closeGate('one')
    await inScope(scope => scope.tell(news, aboutCommunity('repeated')))
    await expect.poll(() => done, patience).toEqual(['two heard repeated'])
    retry()
    await expect
      .poll(async () => {
        await skipBackoff()
        return done
      }, patience)
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
