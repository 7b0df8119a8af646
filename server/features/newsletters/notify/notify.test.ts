import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_SEND_NEWSLETTERS'] })
})
afterAll(() => t.stop())

const at = () => ({ host: here.host, token: me.token })
const member = () => buildSignedInParticipant(t, here.id, { firstName: 'Vera' })
const inTelegram = async () => {
  const person = await member()
  await t.owner`
    insert into telegram_account (user_id, chat_id, username, linked_at)
    values (${person.userId}, ${String(Date.now() + Math.floor(Math.random() * 1e6))}, 'tea', now())`
  return person
}
const to = (...people: { id: string }[]) => ({ participantIds: people.map(({ id }) => id) })
const textsTo = ({ id }: { id: string }) =>
  t.owner<
    { text: string; topic: string }[]
  >`select text, topic from messenger_text where participant_id = ${id} and kind = 'newsletter'`
const finished = (id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await t.call(api.newsletter.getStatistics, { id }, at())
      expect(body.status).toBe('SENT')
      return body.progress
    },
    { timeout: 60_000, interval: 50 },
  )

describe('a message to participants', () => {
  test('by email is written as it is, once for a repeated call, and is listed as a newsletter', async () => {
    const vera = await member()
    const input = {
      id: here.id,
      subject: 'See you',
      text: 'Bring <b>a cup</b>.\n\nWe meet\nat the gate.',
      recipients: to(vera),
    }
    const headers = { 'idempotency-key': 'notify-once' }
    const { status, body } = await t.call(api.notify.sendLetters, input, { ...at(), headers })
    expect([status, body.people]).toEqual([200, 1])
    expect((await t.call(api.notify.sendLetters, input, { ...at(), headers })).body).toEqual(body)
    await finished(body.newsletterId)
    const letter = await letterTo(t, vera.email)
    expect(letter.subject).toBe('See you')
    expect(letter.html).toContain('Bring &lt;b&gt;a cup&lt;/b&gt;.')
    expect(letter.plain).toContain('We meet\nat the gate.')
    expect(await lettersTo(t, vera.email)).toHaveLength(1)
    const { body: known } = await t.call(api.newsletter.get, { id: body.newsletterId }, at())
    expect(known).toMatchObject({ kind: 'NOTIFY', status: 'SENT', subject: 'See you' })
  })

  test('in Telegram goes to those who are linked', async () => {
    const [vera, other] = [await inTelegram(), await member()]
    const { body } = await t.call(
      api.notify.sendTelegram,
      { id: here.id, text: 'Tea at five', recipients: to(vera, other) },
      at(),
    )
    expect(body.people).toBe(1)
    await finished(body.newsletterId)
    expect(await textsTo(vera)).toEqual([{ text: 'Tea at five', topic: 'newsletters' }])
    expect(await textsTo(other)).toEqual([])
  })

  test('of the admin call goes by both channels', async () => {
    const vera = await inTelegram()
    const input = {
      subject: 'Hi',
      text: 'Tea at five',
      recipients: to(vera),
      channels: ['EMAIL' as const, 'TELEGRAM' as const],
    }
    const { body } = await t.call(api.notify.send, input, at())
    await finished(body.newsletterId)
    expect((await letterTo(t, vera.email)).subject).toBe('Hi')
    expect((await textsTo(vera)).map(({ text }) => text)).toEqual(['Hi\n\nTea at five'])
  })

  test('to nobody, from somebody without the permission or for another community is refused', async () => {
    const vera = await member()
    const input = { id: here.id, subject: 'Hi', text: 'Tea', recipients: to(vera) }
    expect((await t.call(api.notify.sendLetters, { ...input, recipients: to() }, at())).failure.name).toBe(
      'NO_RECIPIENTS',
    )
    expect((await t.call(api.notify.sendLetters, input, { ...at(), token: vera.token })).status).toBe(403)
    const elsewhere = await buildCommunity(t)
    expect((await t.call(api.notify.sendLetters, { ...input, id: elsewhere.id }, at())).status).toBe(404)
  })
})

describe('recommended contacts', () => {
  const recommended = async (reader: { id: string }) => {
    const other = await buildSignedInParticipant(t, here.id, { firstName: 'Maria' })
    await buildMatching(t, { communityId: here.id, participantId: reader.id, subjectId: other.id })
  }

  test('are sent by email to those who have some, once a day', async () => {
    const [vera, lonely] = [await member(), await member()]
    await recommended(vera)
    const send = () => t.call(api.notify.sendContacts, { id: here.id, recipients: to(vera, lonely) }, at())
    const { body } = await send()
    expect(await finished(body.newsletterId)).toMatchObject({ sent: 1, leftOut: 1 })
    expect((await letterTo(t, vera.email)).plain).toContain('Maria')
    expect(await lettersTo(t, lonely.email)).toEqual([])
    const again = await send()
    expect(await finished(again.body.newsletterId)).toMatchObject({ sent: 0, leftOut: 2 })
    expect(await lettersTo(t, vera.email)).toHaveLength(1)
  })

  test('are sent in Telegram', async () => {
    const vera = await inTelegram()
    await recommended(vera)
    const { body } = await t.call(api.notify.sendContactsToTelegram, { id: here.id, recipients: to(vera) }, at())
    await finished(body.newsletterId)
    expect((await textsTo(vera))[0]?.text).toContain('Maria')
  })
})
