import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { MessageAudience } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildDisabledTopic } from '#server/features/notifications/letter/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { buildEvent } from '../event/testing.ts'
import { buildParticipation, type ParticipationOptions } from '../participation/testing.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { firstName: 'Olga' })
})
afterAll(() => t.stop())

const at = () => ({ host: here.host, token: me.token })
const event = async () =>
  (await buildEvent(t, { communityId: here.id, responsibles: [me.userId], title: 'Winter tea' })).id
const join = async (eventId: string, options: ParticipationOptions = {}) => {
  const person = await buildSignedInParticipant(t, here.id)
  await buildParticipation(t, { communityId: here.id, eventId, participantId: person.id, ...options })
  return person
}
const everyStatus = async (id: string) => ({
  going: await join(id),
  pending: await join(id, { status: 'PENDING' }),
  waitlist: await join(id, { waitlistNumber: 1 }),
  rejected: await join(id, { status: 'REJECTED' }),
  cancelled: await join(id, { status: 'CANCELLED' }),
})
const send = (
  id: string,
  audiences: MessageAudience[],
  subject = 'Bring a cup',
  headers: Record<string, string> = {},
) => t.call(api.eventMessage.send, { id, audiences, subject, text: 'We meet\nat the gate.' }, { ...at(), headers })
const finished = (id: string, messageId: string) =>
  vi.waitFor(
    async () => {
      const { body } = await t.call(api.eventMessage.list, { id }, at())
      const message = body.items.find(each => each.id === messageId)
      expect(message?.finishedAt).not.toBeNull()
      return message
    },
    { timeout: 30_000, interval: 50 },
  )
const subjectsTo = async ({ email }: { email: string }) => (await lettersTo(t, email)).map(({ subject }) => subject)

describe('a message to participants', () => {
  test.each<[MessageAudience[], string[]]>([
    [['going'], ['going']],
    [['pending'], ['pending']],
    [['waitlist'], ['waitlist']],
    [
      ['going', 'pending', 'waitlist'],
      ['going', 'pending', 'waitlist'],
    ],
  ])('to %j is sent to those and to nobody else', async (audiences, reached) => {
    const id = await event()
    const people = await everyStatus(id)
    const { status, body } = await send(id, audiences)
    expect([status, body.total, body.sent, body.author]).toEqual([200, reached.length, 0, 'Olga Example'])
    expect(await finished(id, body.id)).toMatchObject({ sent: reached.length, total: reached.length })
    for (const [name, person] of Object.entries(people)) {
      if (reached.includes(name)) await letterTo(t, person.email)
      expect([name, await subjectsTo(person)]).toEqual([name, reached.includes(name) ? ['Bring a cup'] : []])
    }
  })

  test('has the text, the event and a link that works logged out', async () => {
    const id = await event()
    const person = await join(id)
    await send(id, ['going'])
    const { plain, subject } = await letterTo(t, person.email)
    expect(subject).toBe('Bring a cup')
    expect(plain).toContain('We meet\nat the gate.')
    expect(plain).toContain('organisers of “Winter tea”')
    expect(plain).toContain('because you are going')
    expect(plain).toMatch(/\/login\?backTo=%2Fevent%2F[a-z0-9-]+&reason=event/)
  })

  test('is sent once to each of more people than a batch has', async () => {
    const id = await event()
    const people = []
    for (let nth = 0; nth < 53; nth++) people.push(await join(id))
    const { body } = await send(id, ['going'])
    expect(await finished(id, body.id)).toMatchObject({ sent: 53, total: 53 })
    const rows = await t.owner<{ count: number }[]>`
      select count(*)::integer as count from letter where kind = 'event.message' and recipient = any (${people.map(({ email }) => email)})
      group by recipient`
    expect(rows.map(({ count }) => count)).toEqual(Array(53).fill(1))
  })

  test('sent twice with one key goes out once', async () => {
    const id = await event()
    const person = await join(id)
    const key = { 'idempotency-key': 'the-same' }
    const [first, again] = [await send(id, ['going'], 'Once', key), await send(id, ['going'], 'Once', key)]
    expect(again.body).toEqual(first.body)
    await letterTo(t, person.email)
    expect((await t.call(api.eventMessage.list, { id }, at())).body.total).toBe(1)
  })

  test('is not mailed to those who switched such letters off', async () => {
    const id = await event()
    const [quiet, other] = [await join(id), await join(id)]
    await buildDisabledTopic(t, { communityId: here.id, participantId: quiet.id, topic: 'eventMessages' })
    const { body } = await send(id, ['going'])
    await finished(id, body.id)
    await letterTo(t, other.email)
    expect(await subjectsTo(quiet)).toEqual([])
  })

  test('that nobody would get is refused', async () => {
    const id = await event()
    await join(id, { status: 'REJECTED' })
    const { status, failure } = await send(id, ['going', 'waitlist'])
    expect([status, failure.name]).toEqual([409, 'NO_RECIPIENTS'])
  })

  test('has no web address in its subject', async () => {
    const id = await event()
    await join(id)
    const { status, failure } = await send(id, ['going'], 'Win at https://evil.example.com')
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['subject']])
  })

  test('counts its recipients before it is written', async () => {
    const id = await event()
    await everyStatus(id)
    const { body } = await t.call(api.eventMessage.countRecipients, { id }, at())
    expect(body).toEqual({ going: 1, pending: 1, waitlist: 1 })
  })
})
