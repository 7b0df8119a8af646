import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionApi } from '#contract/auth/session.ts'
import { webPushApi } from '#contract/notifications/web-push.ts'
import { type PushedSubscription, type PushService, startPushService } from '#demo/messengers/push.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { sendPush } from './actions.ts'
import type { PushOutcome } from './rules.ts'
import { vapidKeys } from './testing.ts'

let t: TestApp
let push: PushService
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  push = await startPushService()
  t = await startTestApp({ environment: { WEB_PUSH: 'true', PUSH_TEST_ORIGIN: push.origin, ...vapidKeys } })
  here = await buildCommunity(t)
})
afterAll(async () => {
  await t.stop()
  await push.stop()
})

type Member = { userId: string; communityId: string; participantId: string }

async function member(): Promise<Member> {
  const { userId, communityId, participantId } = await buildParticipantUser(t, here.id)
  return { userId, communityId, participantId }
}

/** Signs in with a browser, and switches push on in it. */
async function browserOf(person: Member, given?: PushedSubscription) {
  const { token } = await buildSession(t, person)
  const subscription = given ?? push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
  const { status } = await t.call(webPushApi.subscribe, subscription, { host: here.host, token })
  expect(status).toBe(200)
  return { ...subscription, token }
}

const textTo = ({ participantId }: Member) => ({
  id: newId(t.clock.now()),
  participantId,
  text: `Anna wrote to you\nhttp://${here.host}/chats/7`,
})

async function send(text: ReturnType<typeof textTo>): Promise<PushOutcome | undefined> {
  let outcome: PushOutcome | undefined
  await t.app.openScope(here.id, false, async scope => {
    outcome = await sendPush(scope, text)
  })
  return outcome
}

const titleHere = async () => {
  const [row] = await t.owner<{ title: { en: string } }[]>`select title from community where id = ${here.id}`
  return row?.title.en
}

const arrived = (tag: string) => push.received.filter(({ message }) => message.tag === tag)
const keptOf = ({ userId }: Member) => t.owner`select endpoint from push_subscription where user_id = ${userId}`

describe('subscribing', () => {
  test('keeps the subscription of each browser once, and unsubscribing removes it', async () => {
    const person = await member()
    const [first, second] = [await browserOf(person), await browserOf(person)]
    await browserOf(person, { endpoint: first.endpoint, keys: first.keys })
    expect(await keptOf(person)).toHaveLength(2)
    const another = await browserOf(await member())
    const remove = (endpoint: string) =>
      t.call(webPushApi.unsubscribe, { endpoint }, { host: here.host, token: first.token })
    await remove(another.endpoint)
    await remove(first.endpoint)
    expect(await keptOf(person)).toEqual([{ endpoint: second.endpoint }])
    expect(await send(textTo(await memberWith(another.endpoint)))).toEqual({ result: 'sent' })
  })

  test('is refused for an endpoint or keys that cannot be used', async () => {
    const { token } = await buildSession(t, await member())
    const good = push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
    for (const wrong of [
      { endpoint: 'https://169.254.169.254/latest' },
      { endpoint: 'http://push.example.com/1' },
      { keys: { ...good.keys, auth: 'AAAA' } },
      { keys: { ...good.keys, p256dh: good.keys.auth } },
    ]) {
      const { status, body } = await t.call(webPushApi.subscribe, { ...good, ...wrong }, { host: here.host, token })
      expect([status, body]).toEqual([400, expect.objectContaining({ name: 'INVALID_ENDPOINT' })])
    }
  })

  test('is refused, and nothing is sent, where web push is off, as it is by default', async () => {
    const off = await startTestApp({ databaseUrl: t.ownerUrl })
    try {
      const person = await member()
      const browser = await browserOf(person)
      const { status, body } = await off.call(
        webPushApi.subscribe,
        { endpoint: browser.endpoint, keys: browser.keys },
        { host: here.host, token: (await buildSession(off, person)).token },
      )
      expect([status, body]).toEqual([409, expect.objectContaining({ name: 'CHANNEL_OFF' })])
      const text = textTo(person)
      await off.app.openScope(here.id, false, async scope => {
        expect(await sendPush(scope, text)).toEqual({ result: 'nobody' })
      })
      expect(arrived(text.id)).toEqual([])
    } finally {
      await off.stop()
    }
  })
})

async function memberWith(endpoint: string): Promise<Member> {
  const [row] = await t.owner<Member[]>`
    select p.id as participant_id, p.user_id, p.community_id from participant p
      join push_subscription s on s.user_id = p.user_id where s.endpoint = ${endpoint}`
  if (!row) throw new Error('nobody has this endpoint')
  return row
}

describe('a text', () => {
  test('reaches every browser of its reader, encrypted and with a token that the push service accepts', async () => {
    const person = await member()
    const browsers = [await browserOf(person), await browserOf(person)]
    await browserOf(await member())
    const text = textTo(person)
    expect(await send(text)).toEqual({ result: 'sent' })
    const messages = arrived(text.id)
    expect(messages.map(({ endpoint }) => endpoint).sort()).toEqual(browsers.map(({ endpoint }) => endpoint).sort())
    expect(messages[0]).toMatchObject({
      message: { title: await titleHere(), body: 'Anna wrote to you', path: '/chats/7', tag: text.id, lang: 'en' },
      ttl: 86_400,
      topic: text.id.replaceAll('-', ''),
      subject: `mailto:${t.config.MAIL_FROM}`,
    })
  })

  test('is refused by the push service under keys other than those of the subscription', async () => {
    const person = await member()
    const other = push.subscribe(
      'BAd0wHHUi1dJKbgfO_WpbYoMVHgDXrjqK-kh1CRMGDVvYDMdCx7_bRYVhEIcpfALB8qVvnBHCdBDtQ9bLVHe_RE',
    )
    await browserOf(person, other)
    expect(await send(textTo(person))).toEqual({ result: 'failed', problem: 'answered 403' })
    expect(await keptOf(person)).toHaveLength(1)
  })

  test.each([404, 410])('that is answered %i removes the subscription', async status => {
    const person = await member()
    const browser = await browserOf(person)
    push.play(browser.endpoint, response => response.writeHead(status).end())
    expect(await send(textTo(person))).toEqual({ result: 'nobody' })
    expect(await keptOf(person)).toEqual([])
  })

  test('waits as long as a push service asks, and goes once to a browser that got it meanwhile', async () => {
    const person = await member()
    const [free, busy] = [await browserOf(person), await browserOf(person)]
    push.play(busy.endpoint, response => response.writeHead(429, { 'retry-after': '90' }).end())
    const text = textTo(person)
    expect(await send(text)).toEqual({ result: 'later', afterMs: 90_000, problem: 'answered 429' })
    expect(arrived(text.id).map(({ endpoint }) => endpoint)).toEqual([free.endpoint])
    push.play(busy.endpoint, null)
    expect(await send(text)).toEqual({ result: 'sent' })
    expect(arrived(text.id).map(({ endpoint }) => endpoint)).toEqual([free.endpoint, busy.endpoint])
  })

  test('is to be sent again when the connection is lost', async () => {
    const person = await member()
    const browser = await browserOf(person)
    push.play(browser.endpoint, response => response.destroy())
    expect(await send(textTo(person))).toMatchObject({ result: 'later', afterMs: null })
  })

  test('follows no redirect', async () => {
    let isAsked = false
    const inside = createServer((_request, response) => {
      isAsked = true
      response.end()
    })
    await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
    const person = await member()
    const browser = await browserOf(person)
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`
    push.play(browser.endpoint, response => response.writeHead(307, { location }).end())
    expect(await send(textTo(person))).toEqual({ result: 'failed', problem: 'answered 307' })
    await new Promise(resolve => inside.close(resolve))
    expect(isAsked).toBe(false)
  })

  test('is not sent to a name that resolves to a private address', async () => {
    const person = await member()
    const { endpoint } = await browserOf(person)
    const name = endpoint.replace('127.0.0.1', 'localhost')
    await t.owner`update push_subscription set endpoint = ${name} where user_id = ${person.userId}`
    expect(await send(textTo(person))).toMatchObject({ result: 'later', problem: 'not a public address' })
  })

  test('no longer reaches a browser whose session has ended', async () => {
    const person = await member()
    const [left, kept] = [await browserOf(person), await browserOf(person)]
    await t.call(sessionApi.logout, {}, { host: here.host, token: left.token })
    const text = textTo(person)
    expect(await send(text)).toEqual({ result: 'sent' })
    expect(arrived(text.id).map(({ endpoint }) => endpoint)).toEqual([kept.endpoint])
  })

  test('reaches only who signed in last in a shared browser', async () => {
    const [first, second] = [await member(), await member()]
    const shared = await browserOf(first)
    await browserOf(second, { endpoint: shared.endpoint, keys: shared.keys })
    expect(await send(textTo(first))).toEqual({ result: 'nobody' })
    expect(await send(textTo(second))).toEqual({ result: 'sent' })
  })

  test('goes to the ten browsers of a person that were subscribed last', async () => {
    const person = await member()
    const browsers: string[] = []
    for (let count = 0; count < 11; count++) {
      t.clock.moveTo(new Date(t.clock.now().getTime() + 1000))
      browsers.push((await browserOf(person)).endpoint)
    }
    const text = textTo(person)
    await send(text)
    expect(
      arrived(text.id)
        .map(({ endpoint }) => endpoint)
        .sort(),
    ).toEqual(browsers.slice(1).sort())
  })
})
