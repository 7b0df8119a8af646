import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { countsOfDays, takePlaces } from '#server/platform/http/store.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { smtpTransport } from '#server/platform/mail/smtp.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { aContent, buildNewsletter, buildRecipient } from '../newsletter/testing.ts'
import { claim } from './store.ts'

let t: TestApp
let mail: MailServer
let transport: MailTransport
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  mail = await startMailServer()
  transport = smtpTransport(mail.url)
  t = await startTestApp({ mailTransport: transport, runsJobs: true })
})
beforeEach(async () => {
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SEND_NEWSLETTERS'] })
})
afterAll(async () => {
  await t.stop()
  await mail.stop()
})

const at = () => ({ host: here.host, token: me.token })
const members = async (count: number) => {
  const people = []
  for (let nth = 0; nth < count; nth++) people.push(await buildSignedInParticipant(t, here.id))
  return people
}
const sendTo = async (people: { id: string }[]) => {
  const { body } = await t.call(api.newsletter.create, {}, at())
  const recipients = { participantIds: people.map(({ id }) => id) }
  const edit = { id: body.id, version: 1, content: aContent, recipients, channels: ['EMAIL' as const] }
  const { body: saved } = await t.call(api.newsletter.update, edit, at())
  expect((await t.call(api.newsletter.sendNow, { id: body.id, version: saved.version }, at())).status).toBe(200)
  return body.id
}
const statistics = async (id: string) => (await t.call(api.newsletter.getStatistics, { id }, at())).body
const until = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await statistics(id)).toMatchObject(expected), { timeout: 30_000, interval: 50 })
/** Newsletters of earlier tests that wait would write while a test holds writes. */
const endJobs = () =>
  expect
    .poll(async () => {
      await t.owner`delete from graphile_worker._private_jobs where locked_at is null`
      return (await t.owner`select from graphile_worker._private_jobs`).length
    })
    .toBe(0)
const arrivedAt = (email: string) => mail.arrived.filter(({ recipients }) => recipients.includes(email))

describe('what the mail server says', () => {
  test('is kept: refused for good is a bounce, which is left out from then on', async () => {
    const [gone] = await members(1)
    mail.verdicts.push({ at: 'recipient', code: 550 })
    const id = await sendTo([gone as { id: string }])
    await until(id, { status: 'SENT', progress: { bounced: 1, sent: 0 } })
    const chosen = { recipients: { participantIds: [gone?.id ?? ''] }, channels: ['EMAIL' as const] }
    const count = async () => (await t.call(api.newsletter.countRecipients, chosen, at())).body
    expect(await count()).toMatchObject({ people: 0, bounced: 1 })
    await t.owner`update app_user set email = ${`new-${gone?.email}`} where id = ${gone?.userId ?? ''}`
    expect(await count()).toMatchObject({ people: 1, bounced: 0 })
  })

  test('is kept: a letter that is refused fails, one that is refused for now waits', async () => {
    const [spam, later] = await members(2)
    mail.verdicts.push({ at: 'letter', code: 554 })
    const id = await sendTo([spam as { id: string }])
    await until(id, { progress: { failed: 1, bounced: 0 } })
    mail.verdicts.push({ at: 'letter', code: 450 })
    const other = await sendTo([later as { id: string }])
    await until(other, { status: 'SENDING', progress: { waiting: 1 } })
    await vi.waitFor(
      async () => {
        const [row] = await t.owner`
          select status, attempts, due_at > at as is_later from newsletter_recipient where newsletter_id = ${other}`
        expect(row).toEqual({ status: 'WAITING', attempts: 1, isLater: true })
      },
      { timeout: 30_000 },
    )
  })

  test('nothing: the letter is uncertain, and sent again only at the wish of a manager, with the same Message-ID', async () => {
    const [vera] = await members(1)
    mail.verdicts.push('cut')
    const id = await sendTo([vera as { id: string }])
    await until(id, { status: 'SENT', progress: { uncertain: 1 } })
    const { body } = await t.call(api.newsletter.listRecipients, { id, status: 'UNCERTAIN' }, at())
    expect(body.items).toMatchObject([{ participantId: vera?.id }])
    const again = await t.call(api.newsletter.sendAgain, { id, recipientId: body.items[0]?.id ?? '' }, at())
    expect(again.body).toEqual({ count: 1 })
    await until(id, { status: 'SENT', progress: { uncertain: 0, sent: 1 } })
    const [first, second, ...more] = arrivedAt(vera?.email ?? '')
    expect(second?.email.messageId).toBe(first?.email.messageId)
    expect(more).toEqual([])
    expect(second?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(second?.email.text).toContain('bring one question')
  })
})

describe('pause', () => {
  test('stops sending; resume goes on with those who have not been written to', async () => {
    const people = await members(3)
    mail.verdicts.push({ at: 'letter', code: 450 }, { at: 'letter', code: 450 }, { at: 'letter', code: 450 })
    const id = await sendTo(people)
    const refused = () => t.owner`
      select from newsletter_recipient where newsletter_id = ${id} and status = 'WAITING' and attempts = 1`
    await expect.poll(async () => (await refused()).length).toBe(3)
    expect((await t.call(api.newsletter.pause, { id }, at())).body.status).toBe('PAUSED')
    await t.owner`update newsletter_recipient set due_at = now() - interval '1 minute' where newsletter_id = ${id}`
    const claimed = await t.app.openScope(here.id, true, async ({ db, now }) => {
      expect(await claim(db, { newsletterId: id, channel: 'EMAIL', now, count: 10 })).toEqual([])
    })
    expect(claimed).toBeUndefined()
    expect((await t.call(api.newsletter.resume, { id }, at())).body.status).toBe('SENDING')
    await until(id, { status: 'SENT', progress: { sent: 3 } })
    for (const { email } of people) expect(arrivedAt(email)).toHaveLength(1)
  })
})

describe('limits', () => {
  test('the daily cap of a new community holds what is over it', async () => {
    await t.owner`update community set daily_letter_cap = 2 where id = ${here.id}`
    const people = await members(4)
    const id = await sendTo(people)
    await until(id, { status: 'SENDING', progress: { sent: 2, waiting: 2 } })
    expect(people.filter(({ email }) => arrivedAt(email).length > 0)).toHaveLength(2)
  })

  test('no more letters than the community allows are sent in a window', async () => {
    const admin = await buildSignedInParticipant(t, here.id, { role: 'ROLE_ADMIN' })
    await t.call(api.newsletter.updateSettings, { countsOpens: false, perMinute: 60 }, { ...at(), token: admin.token })
    const people = await members(8)
    const id = await sendTo(people)
    await until(id, { status: 'SENT', progress: { sent: 8 } })
    const what = `newsletter letters of ${here.id}`
    const ofWindows = [...(await countsOfDays(t.sql, { what, cap: 5 }, new Date(0))).values()]
    expect(Math.max(...ofWindows)).toBeLessThanOrEqual(5)
    expect(ofWindows.reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(people.flatMap(({ email }) => arrivedAt(email))).toHaveLength(8)
  })

  const takeTwice = async () => {
    const window = new Date(Math.floor(Math.random() * 1e12))
    const take = (wanted = 2) =>
      t.sql.begin(async db =>
        takePlaces(db as never, { what: 'test letters', cap: 3 }, window, wanted),
      ) as Promise<number>
    await take(0)
    await endJobs()
    const held = await holdWrites(t.owner, 'call_count', { statement: 'update' })
    return (
      await race(
        held,
        () => take(),
        () => take(),
      )
    ).sort()
  }
  test('two workers that take letters of one window at the same moment stay within it', async () => {
    expect(await takeTwice()).toEqual([1, 2])
  })
  test('without the lock they exceed it', async () => {
    expect(await withoutLock('newsletter rate', takeTwice)).toEqual([2, 2])
  })
})

describe('a run that begins while an earlier one waits for the mail server', () => {
  /** As when an earlier run seems to be dead. */
  const releaseJob = (id: string) => t.owner`
    with job as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
      where payload -> 'data' ->> 'newsletterId' = ${id} returning job_queue_id)
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where id in (select job_queue_id from job)`
  const countOf = async (id: string, status: string) =>
    (await t.owner`select from newsletter_recipient where newsletter_id = ${id} and status = ${status}`).length

  test('neither ends the newsletter before both are answered, nor makes a letter uncertain that is', async () => {
    const people = await members(43)
    mail.answerOnly(() => false)
    const id = await sendTo(people)
    const soon = (status: string, count: number) =>
      vi.waitFor(async () => expect(await countOf(id, status)).toBe(count), { timeout: 30_000, interval: 50 })
    await soon('SENDING', 40)
    await releaseJob(id)
    await soon('UNCERTAIN', 40)
    await soon('SENDING', 3)
    const later = await t.owner<{ email: string }[]>`
      select u.email from newsletter_recipient r join participant p on p.id = r.participant_id join app_user u on u.id = p.user_id
      where r.newsletter_id = ${id} and r.status = 'SENDING'`
    mail.answerOnly(recipient => later.every(({ email }) => email !== recipient))
    await soon('SENT', 40)
    await expect.poll(() => countOf(id, 'UNCERTAIN')).toBe(0)
    // The earlier run is over when its job is.
    const jobs = () =>
      t.owner`select from graphile_worker._private_jobs where payload -> 'data' ->> 'newsletterId' = ${id}`
    await expect.poll(jobs, { timeout: 30_000 }).toHaveLength(0)
    expect(await statistics(id)).toMatchObject({ status: 'SENDING', progress: { sent: 40 } })
    mail.answerOnly(() => true)
    await until(id, { status: 'SENT', progress: { sent: 43, uncertain: 0 } })
    for (const { email } of people) expect(arrivedAt(email)).toHaveLength(1)
  })
})

describe('two workers', () => {
  const claimTwice = async () => {
    const [person] = await members(1)
    const { id } = await buildNewsletter(t, {
      communityId: here.id,
      status: 'SENDING',
      participantIds: [person?.id ?? ''],
    })
    await buildRecipient(t, { communityId: here.id, newsletterId: id, participantId: person?.id ?? '' })
    const take = async () => {
      let count = 0
      await t.app.openScope(here.id, true, async ({ db, now }) => {
        count = (await claim(db, { newsletterId: id, channel: 'EMAIL', now, count: 10 })).length
      })
      return count
    }
    await endJobs()
    const held = await holdWrites(t.owner, 'newsletter_recipient', { statement: 'update' })
    return (await race(held, take, take)).sort()
  }
  test('never claim one recipient both', async () => {
    expect(await claimTwice()).toEqual([0, 1])
  })
  test('without the lock they do', async () => {
    expect(await withoutLock('newsletter recipient', claimTwice)).toEqual([1, 1])
  })
})
