import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts'
import { buildNewsletter } from '../newsletter/testing.ts'

const people = 5000
/** What is on its way to the mail server at a time. */
const uncertainAtMost = 40

let t: TestApp
let mail: MailServer
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  mail = await startMailServer()
  t = await startTestApp()
  here = await buildCommunity(t)
  await t.owner`insert into newsletter_setting (community_id, per_minute) values (${here.id}, 60000)`
  await t.owner`
    insert into app_user (id, email, created_at, email_confirmed_at)
    select gen_random_uuid(), 'reader-' || nth || '@example.com', now(), now() from generate_series(1, ${people}) as nth`
  await t.owner`
    insert into connection (community_id, user_id, connected_at)
    select ${here.id}, id, now() from app_user where email like 'reader-%'`
  await t.owner`
    insert into participant (community_id, id, user_id, slug, first_name, last_name, moderation_status, joined_at)
    select ${here.id}, gen_random_uuid(), id, 'reader-' || id, 'Reader', 'Example', 'CONFIRMED', now()
    from app_user where email like 'reader-%'`
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SEND_NEWSLETTERS'], isProfileEnabled: false })
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
  await mail.stop()
})

const countOf = (status: string, id: string) =>
  t.owner<{ email: string }[]>`
    select u.email from newsletter_recipient r join participant p on p.id = r.participant_id join app_user u on u.id = p.user_id
    where r.newsletter_id = ${id} and r.status = ${status}`

test('a newsletter to 5,000 whose worker is killed in the middle misses nobody and reaches nobody twice', {
  timeout: 600_000,
}, async () => {
  const at = { host: here.host, token: me.token }
  const { id } = await buildNewsletter(t, { communityId: here.id, isEveryone: true })
  const environment = { DATABASE_URL: t.ownerUrl, SMTP_URL: mail.url }
  const first = await startChildWorker(environment)
  await t.call(api.newsletter.sendNow, { id, version: 1 }, at)
  await vi.waitFor(() => expect(mail.arrived.length).toBeGreaterThan(600), { timeout: 120_000, interval: 5 })
  await killChildWorker(first)
  expect(mail.arrived.length).toBeLessThan(people)
  await startChildWorker(environment)
  const isOver = async () => expect((await t.call(api.newsletter.getStatistics, { id }, at)).body.status).toBe('SENT')
  await vi.waitFor(isOver, { timeout: 400_000, interval: 200 })

  const reached = () => mail.arrived.map(({ recipients: [email] }) => email)
  const uncertain = (await countOf('UNCERTAIN', id)).map(({ email }) => email)
  const sent = (await countOf('SENT', id)).map(({ email }) => email)
  expect(uncertain.length).toBeLessThanOrEqual(uncertainAtMost)
  expect(sent.length + uncertain.length).toBe(people)
  const reachedOnce = new Set(reached())
  expect(reachedOnce.size).toBe(reached().length)
  expect(sent.filter(email => !reachedOnce.has(email))).toEqual([])

  // Otherwise each claim would read all recipients, until the next autovacuum.
  const [table] = await t.owner`
    select last_analyze is not null as is_analyzed from pg_stat_user_tables where relname = 'newsletter_recipient'`
  expect(table).toEqual({ isAnalyzed: true })

  // The manager decides about those who are uncertain; a mailbox recognises the second by its Message-ID.
  const again = await t.call(api.newsletter.sendAgain, { id, status: 'UNCERTAIN' }, at)
  expect(again.body).toEqual({ count: uncertain.length })
  await vi.waitFor(isOver, { timeout: 60_000, interval: 200 })
  expect(new Set(reached()).size).toBe(people)
  const idsOf = new Map<string, Set<string>>()
  for (const {
    email,
    recipients: [to = ''],
  } of mail.arrived)
    idsOf.set(to, (idsOf.get(to) ?? new Set()).add(email.messageId ?? ''))
  expect([...idsOf.values()].filter(ids => ids.size !== 1)).toEqual([])
})
