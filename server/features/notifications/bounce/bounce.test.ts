import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { signatureOf } from '#server/features/events/payment/rules.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { Refusal } from '#server/platform/mail/outbox.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildFailedLetter } from './testing.ts'

const secret = 'a secret of the mail provider'
let t: TestApp
let here: { id: string; host: string }
let admin: string
/** Addresses that the mail server does not know. */
const unknown = new Set<string>()
let delivered: string[] = []
beforeAll(async () => {
  t = await startTestApp({
    runsJobs: true,
    environment: { MAIL_WEBHOOK_SECRET: secret },
    mailTransport: {
      isReady: true,
      async deliver({ recipient }) {
        if (unknown.has(recipient)) throw new Refusal('550 5.1.1 no such user', true, true)
        delivered.push(recipient)
      },
      close: () => undefined,
    },
  })
  here = await buildCommunity(t)
  const place = await buildParticipant(t, { communityId: here.id, role: 'ROLE_ADMIN' })
  admin = (await buildSession(t, place)).token
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  delivered = []
})

const as = () => ({ host: here.host, token: admin })
const text = { about: [], lang: 'en' as const, subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }

/** Posts a letter and waits for its end. */
async function write(recipient: string, kind = 'participant.moderated') {
  let id = ''
  await t.app.openScope(here.id, true, async scope => {
    id = await scope.post({ kind, recipient, ...text })
  })
  return ended(id)
}
async function ended(id: string) {
  const read = async () =>
    (
      await t.owner<{ status: string; problem: string | null }[]>`select status, problem from letter where id = ${id}`
    )[0]
  await expect.poll(async () => (await read())?.status, { timeout: 30_000 }).toMatch(/SENT|FAILED/)
  return { id, ...(await read()) }
}
const notice = (body: string, at = t.clock.now(), by = secret) => {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = `t=${seconds},v1=${signatureOf(by, seconds, body)}`
  return t.call(
    api.bounce.receiveNotice,
    { notice: body },
    { host: here.host, headers: { 'samovar-signature': signature } },
  )
}
const listed = async (recipient: string) =>
  (await t.call(api.bounce.listLetters, {}, as())).body.items.find(item => item.recipient === recipient)

describe('an address that the mail server does not know', () => {
  test('gets no further letters but those for signing in, and is in the list with the member’s name', async () => {
    const user = await buildUser(t)
    await buildParticipant(t, { communityId: here.id, userId: user.id, firstName: 'Anna' })
    unknown.add(user.email)
    expect(await write(user.email)).toMatchObject({ status: 'FAILED', problem: '550 5.1.1 no such user' })
    unknown.delete(user.email)
    expect(await write(user.email)).toMatchObject({
      status: 'FAILED',
      problem: 'earlier letters to this address bounced',
    })
    expect(delivered).toEqual([])
    expect(await listed(user.email)).toMatchObject({ name: 'Anna Example', bounce: 'BOUNCE', can: { sendAgain: true } })
    expect(await write(user.email, 'auth.recovery')).toMatchObject({ status: 'SENT' })
    // The letter for signing in has arrived.
    expect(await write(user.email)).toMatchObject({ status: 'SENT' })
  })

  test('is tried again by hand: a letter that arrives ends it', async () => {
    const recipient = 'boris@elsewhere.example'
    unknown.add(recipient)
    const { id } = await write(recipient)
    await t.call(api.bounce.sendAgain, { id }, as())
    expect(await ended(id)).toMatchObject({ status: 'FAILED' })
    unknown.delete(recipient)
    expect((await t.call(api.bounce.sendAgain, { id }, as())).status).toBe(200)
    expect(await ended(id)).toMatchObject({ status: 'SENT' })
    expect(await t.owner`select from mail_bounce where recipient = ${recipient}`).toEqual([])
    expect((await t.call(api.bounce.sendAgain, { id }, as())).failure.name).toBe('NOT_FOUND')
  })
})

describe('a notice of the mail provider', () => {
  test('is believed only with its signature, made now', async () => {
    const body = JSON.stringify({ type: 'bounce', recipient: 'nobody@x.example', reason: 'gone' })
    const early = new Date(t.clock.now().getTime() - 6 * 60_000)
    for (const refused of [await notice(body, t.clock.now(), 'another secret'), await notice(body, early)])
      expect(refused.failure).toMatchObject({ status: 403, name: 'INVALID_SIGNATURE' })
    expect(await t.owner`select from mail_bounce where recipient = 'nobody@x.example'`).toEqual([])
    expect((await notice(body)).status).toBe(200)
    for (const wrong of ['{', '{"type":"bounce"}', '{"type":"open","recipient":"a@b.example"}'])
      expect((await notice(wrong)).failure.name).toBe('INVALID_INPUT')
  })

  test('of a complaint ends letters for good: nobody can send one again, and a bounce does not replace it', async () => {
    const recipient = 'angry@x.example'
    expect((await notice(JSON.stringify({ type: 'complaint', recipient: 'Angry@X.example' }))).status).toBe(200)
    await notice(JSON.stringify({ type: 'bounce', recipient }))
    const { id, status } = await write(recipient)
    expect(status).toBe('FAILED')
    expect(await listed(recipient)).toMatchObject({ bounce: 'COMPLAINT', can: { sendAgain: false } })
    expect((await t.call(api.bounce.sendAgain, { id }, as())).failure.name).toBe('RECIPIENT_COMPLAINED')
    expect(delivered).toEqual([])
  })
})

describe('in the panel of a member', () => {
  const found = async (participantId: string) => (await t.call(api.bounce.find, { participantId }, as())).body.bounce
  const remove = (participantId: string) => t.call(api.bounce.remove, { participantId }, as())

  test('a bounce stands with its reason and date until a manager lifts it, which the audit log says', async () => {
    const user = await buildUser(t)
    const { id } = await buildParticipant(t, { communityId: here.id, userId: user.id, firstName: 'Olga' })
    expect(await found(id)).toBeNull()
    unknown.add(user.email)
    await write(user.email)
    unknown.delete(user.email)
    const shown = await found(id)
    expect(shown).toMatchObject({ kind: 'BOUNCE', problem: '550 5.1.1 no such user', can: { remove: true } })
    expect(t.clock.now().getTime() - Date.parse(shown?.at ?? '')).toBeLessThan(60_000)
    expect((await remove(id)).status).toBe(200)
    expect(await found(id)).toBeNull()
    expect(await write(user.email)).toMatchObject({ status: 'SENT' })
    const { body } = await t.call(api.change.list, { kind: 'member' }, as())
    expect(body.items).toMatchObject([{ subject: 'Olga Example', before: { lettersBounce: true } }])
    await remove(id)
    expect((await t.call(api.change.list, { kind: 'member' }, as())).body.items).toHaveLength(1)
  })

  test('a complaint stands, and nobody lifts it', async () => {
    const user = await buildUser(t)
    const { id } = await buildParticipant(t, { communityId: here.id, userId: user.id })
    await notice(JSON.stringify({ type: 'complaint', recipient: user.email, reason: 'spam' }))
    expect(await found(id)).toMatchObject({ kind: 'COMPLAINT', problem: 'spam', can: { remove: false } })
    expect((await remove(id)).failure.name).toBe('RECIPIENT_COMPLAINED')
    expect(await found(id)).not.toBeNull()
  })
})

describe('letters that failed', () => {
  test('are listed page by page, without those for signing in', async () => {
    const club = await buildCommunity(t)
    const place = await buildParticipant(t, { communityId: club.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, place)
    const ids = []
    for (let count = 0; count < 3; count++) {
      ids.push(await buildFailedLetter(t, { communityId: club.id }))
      t.clock.moveBy(1000)
    }
    await buildFailedLetter(t, { communityId: club.id, category: 'ACCESS' })
    const list = async (input: { size: number; after?: string }) =>
      (await t.call(api.bounce.listLetters, input, { host: club.host, token })).body
    const first = await list({ size: 2 })
    const second = await list({ size: 2, after: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed())
  })
})
