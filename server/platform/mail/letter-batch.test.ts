import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker, startNextWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { letterChores } from './chores.ts'
import { smtpTransport } from './smtp.ts'

const soon = { timeout: 30_000, interval: 50 }

let t: TestApp
let mail: MailServer
let communityId: string
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp({ mailTransport: smtpTransport(mail.url) })
})
beforeEach(async () => {
  communityId = (await buildCommunity(t)).id
  mail.arrived.length = 0
})
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
  await mail.stop()
})

const addressOf = (nth: number) => `reader-${nth}-${communityId}@example.com`

/** Posts as many letters at once, to readers of these numbers. */
async function post(count: number): Promise<void> {
  await t.app.openScope(communityId, true, scope =>
    scope.postAll(
      Array.from({ length: count }, (_, nth) => ({
        ...{ kind: 'community.opened', recipient: addressOf(nth), about: [], lang: 'en' },
        ...{ subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello', onceKey: `reader ${nth}` },
      })),
    ),
  )
}

async function listJobs(): Promise<string[]> {
  const jobs = await t.owner<{ taskIdentifier: string }[]>`
    select j.task_identifier from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where p.payload ->> 'communityId' = ${communityId}`
  return jobs.map(({ taskIdentifier }) => taskIdentifier)
}

const startWorker = async () => {
  const worker = await startNextWorker(t)
  stops.push(() => worker.stop())
}

const statuses = async () => {
  const rows = await t.owner<{ recipient: string; status: string }[]>`
    select recipient, status from letter where community_id = ${communityId} order by once_key`
  return rows.map(({ status }) => status)
}

const arrivedAt = (nth: number) => mail.arrived.filter(({ recipients }) => recipients.includes(addressOf(nth))).length

describe('letters that are posted at once', () => {
  test('have one job, and each is sent once', async () => {
    await post(9)
    await post(9)
    expect(await listJobs()).toEqual(['letters.send'])
    await startWorker()
    await expect.poll(statuses, soon).toEqual(Array(9).fill('SENT'))
    for (let nth = 0; nth < 9; nth++) expect(arrivedAt(nth)).toBe(1)
  })

  test('get jobs of their own only when that of their batch is lost', async () => {
    await post(3)
    const resume = async () => {
      const chore = letterChores(smtpTransport(mail.url)).find(({ name }) => name === 'resume letters')
      await chore?.run({ sql: t.sql, now: t.clock.now(), inEachCommunity: async () => {} })
      return listJobs()
    }
    expect(await resume()).toEqual(['letters.send'])
    await t.owner`
      delete from graphile_worker._private_jobs where payload ->> 'communityId' = ${communityId}`
    expect(await resume()).toEqual(['letter.send', 'letter.send', 'letter.send'])
    await startWorker()
    await expect.poll(statuses, soon).toEqual(Array(3).fill('SENT'))
  })

  test('go on when one is refused, which is tried again by itself', async () => {
    mail.verdicts.push({ at: 'letter', code: 451 })
    await post(9)
    await startWorker()
    await expect.poll(statuses, soon).toEqual(Array(9).fill('SENT'))
    const attempts = await t.owner<{ attempts: number }[]>`
      select attempts from letter where community_id = ${communityId} order by attempts`
    expect(attempts.map(each => each.attempts)).toEqual([...Array(8).fill(1), 2])
  })

  test('go on each by itself when the mail server takes none of them', async () => {
    mail.verdicts.push(...Array.from({ length: 4 }, () => ({ at: 'letter' as const, code: 451 })))
    await post(9)
    await startWorker()
    await expect.poll(statuses, soon).toEqual(Array(9).fill('SENT'))
    for (let nth = 0; nth < 9; nth++) expect(arrivedAt(nth)).toBe(1)
  })

  test('are left out where something speaks against them since', async () => {
    await post(5)
    await t.owner`insert into mail_bounce (recipient, kind, problem, created_at) values (${addressOf(0)}, 'BOUNCE', 'gone', now())`
    await t.owner`delete from letter where recipient = ${addressOf(1)}`
    await startWorker()
    await expect.poll(statuses, soon).toEqual(['FAILED', 'SENT', 'SENT', 'SENT'])
    expect([arrivedAt(0), arrivedAt(1)]).toEqual([0, 0])
  })

  test('are held where the community has had its letters of the day', async () => {
    await t.owner`update community set daily_letter_cap = 2 where id = ${communityId}`
    await post(4)
    await startWorker()
    await expect.poll(async () => (await statuses()).toSorted(), soon).toEqual(['SENT', 'SENT', 'WAITING', 'WAITING'])
    const held = () => t.owner`select from letter where community_id = ${communityId} and held_by = 'COMMUNITY'`
    await expect.poll(held, soon).toHaveLength(2)
  })

  test('are sent once when the process is killed while some are on their way', { timeout: 90_000 }, async () => {
    const child = await startChildWorker({ DATABASE_URL: t.ownerUrl, SMTP_URL: mail.url })
    // The worst moment: the mail server has read some letters and not responded yet.
    mail.verdicts.push('take', 'hang', 'hang', 'take')
    await post(9)
    await vi.waitFor(() => expect(mail.arrived).toHaveLength(4), soon)
    await killChildWorker(child)
    await startWorker()
    // Those that were on their way wait for a person, the others are sent.
    await expect.poll(async () => (await statuses()).filter(status => status === 'SENT'), soon).toHaveLength(5)
    await expect.poll(async () => (await statuses()).filter(status => status === 'UNCERTAIN'), soon).toHaveLength(4)
    for (let nth = 0; nth < 9; nth++) expect(arrivedAt(nth)).toBe(1)
  })
})
