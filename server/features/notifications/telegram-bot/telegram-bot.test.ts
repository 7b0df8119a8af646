import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { chatIdOf, postUpdate, pressInTelegram, writeInTelegram } from '#demo/messengers/telegram.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { queueDelivery } from '../delivery/jobs.ts'
import { buildText } from '../delivery/testing.ts'
import { registerWebhook } from './actions.ts'
import { telegramBotChores } from './jobs.ts'
import { linkLifeMs } from './rules.ts'
import { TelegramConnections } from './telegram-bot-connections.ts'

let standIn: MessengerStandIn
let t: TestApp
let origin: string
let community: { id: string; domain: string }
let vera: Awaited<ReturnType<typeof buildSignedInParticipant>>
let username: string
let count = 0

beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({
    runsJobs: true,
    environment: {
      ...standIn.settings,
      TELEGRAM_BOT_TOKEN: '1:test',
      TELEGRAM_BOT_NAME: 'tea_bot',
      TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    },
  })
  await buildCommunity(t)
  origin = await t.listen()
  await registerWebhook(t.config, t.sql, origin)
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})
beforeEach(async () => {
  standIn.inbox.clear()
  community = await buildCommunity(t)
  vera = await buildSignedInParticipant(t, community.id)
  username = `vera${++count}`
})

const as = (person = vera) => ({ token: person.token, host: `${community.domain}.localhost` })
const replies = () => standIn.inbox.textsTo(chatIdOf(username))
const waitFor = <T>(work: () => T | Promise<T>) => vi.waitFor(work, { timeout: 30_000, interval: 20 })
const untilReplies = (wanted: number) => waitFor(() => expect(replies()).toHaveLength(wanted))
const write = (text: string, lang?: string) => writeInTelegram(standIn.inbox, username, text, lang)
const nonceOf = async (person = vera) => {
  const { body } = await t.call(api.telegramBot.getLink, {}, as(person))
  return new URL(body.url).searchParams.get('start') ?? ''
}
const accountOf = async (userId = vera.userId) =>
  (await t.owner`select chat_id, username, stop_reason from telegram_account where user_id = ${userId}`)[0]
const isConnected = async () => (await t.call(api.profile.getProfile, {}, as())).body.isTelegramConnected

const link = async () => {
  await write(`/start ${await nonceOf()}`)
  await untilReplies(1)
}

describe('the link to the bot', () => {
  test('links the chat that opens it, once, and the profile says so', async () => {
    const { body } = await t.call(api.telegramBot.getLink, {}, as())
    expect(body.url).toMatch(/^https:\/\/t\.me\/tea_bot\?start=[\w-]{64}$/)
    const nonce = await nonceOf()
    expect(await isConnected()).toBe(false)
    expect(await write(`/start ${nonce}`)).toBe(200)
    await untilReplies(1)
    expect(replies()[0]).toMatch(/^Done, Vera\. News from /)
    expect(await accountOf()).toMatchObject({ chatId: chatIdOf(username), username })
    expect(await isConnected()).toBe(true)
    const other = `anna${count}`
    await writeInTelegram(standIn.inbox, other, `/start ${nonce}`)
    await waitFor(() => expect(standIn.inbox.textsTo(chatIdOf(other))[0]).toMatch(/^This link has expired/))
    expect(await accountOf()).toMatchObject({ chatId: chatIdOf(username) })
  })

  test('is refused after a quarter of an hour, and when changed', async () => {
    const nonce = await nonceOf()
    t.clock.moveBy(linkLifeMs + 1000)
    await write(`/start ${nonce}`)
    await write(`/start ${nonce.slice(0, -1)}${nonce.endsWith('A') ? 'B' : 'A'}`)
    await untilReplies(2)
    for (const reply of replies()) expect(reply).toMatch(/^This link has expired/)
    expect(await accountOf()).toBeUndefined()
  })

  test('is not offered without a bot', async () => {
    const other = await startTestApp({ databaseUrl: t.ownerUrl })
    expect((await other.call(api.telegramBot.getLink, {}, as())).status).not.toBe(200)
    await other.stop()
  })
})

describe('the webhook', () => {
  test('refuses updates without the secret, and has handled nothing of them', async () => {
    const update = { update_id: 1, message: { chat: { id: 7, type: 'private' }, from: { id: 7 }, text: '/week' } }
    for (const secret of ['', 'a-secret-of-the-webhooK', 'x']) {
      const headers = { 'x-telegram-bot-api-secret-token': secret }
      const { failure } = await t.call(api.telegramBot.receive, { update: JSON.stringify(update) }, { headers })
      expect(failure.name).toBe('INVALID_SIGNATURE')
    }
    expect(await t.owner`select from telegram_update where id = 1`).toHaveLength(0)
  })

  test('handles an update that is sent twice once', async () => {
    const chatId = Number(chatIdOf(username))
    const update = {
      update_id: 4_000_000 + count,
      message: { chat: { id: chatId, type: 'private' }, from: { id: chatId }, text: '/help' },
    }
    expect(await postUpdate(standIn.inbox, update)).toBe(200)
    expect(await postUpdate(standIn.inbox, update)).toBe(200)
    await write(`/start ${await nonceOf()}`)
    await untilReplies(2)
    expect(replies()[0]).toMatch(/^This chat is not connected/)
  })

  test('forgets updates and used links after two days', async () => {
    const ids = [6_000_000 + count, 7_000_000 + count]
    const ago = (hours: number) => new Date(t.clock.now().getTime() - hours * 3_600_000)
    for (const [index, hours] of [47, 49].entries()) {
      await t.owner`insert into telegram_update (id, received_at) values (${ids[index] ?? 0}, ${ago(hours)})`
      await t.owner`insert into telegram_nonce (hash, used_at) values (${`hash ${ids[index]}`}, ${ago(hours)})`
    }
    await telegramBotChores[0]?.run({ sql: t.sql, now: t.clock.now() } as never)
    const [row] = await t.owner`
      select (select array_agg(id::integer) from telegram_update where id = any (${ids}::bigint[])) as updates,
        (select array_agg(hash) from telegram_nonce where hash = any (${ids.map(id => `hash ${id}`)}::text[])) as nonces`
    expect(row).toEqual({ updates: [ids[0]], nonces: [`hash ${ids[0]}`] })
  })

  test('accepts kinds of updates that it does not know', async () => {
    expect(await postUpdate(standIn.inbox, { update_id: 5_000_000 + count, poll: { id: '1' } })).toBe(200)
    expect(await postUpdate(standIn.inbox, { strange: true })).toBe(200)
  })
})

describe('a command', () => {
  test('of an unknown chat is answered in its language with how to connect', async () => {
    await write('/week', 'ru')
    await untilReplies(1)
    expect(replies()[0]).toMatch(/^Этот чат ещё не подключён/)
  })

  test('/stop turns messages off: nothing more is sent, and the profile says so', async () => {
    await link()
    await write('/stop')
    await untilReplies(2)
    expect(await accountOf()).toMatchObject({ stopReason: 'STOPPED' })
    expect(await isConnected()).toBe(false)
    const place = { communityId: community.id, participantId: vera.id }
    const id = await buildText(t, place)
    await t.app.openScope(community.id, true, scope =>
      queueDelivery(scope, { participantId: vera.id, channel: 'TELEGRAM' }),
    )
    await waitFor(async () =>
      expect((await t.owner`select status from messenger_text where id = ${id}`)[0]?.status).toBe('DROPPED'),
    )
    expect(replies()).toHaveLength(2)
    // A link of the same second would be the one that was used.
    t.clock.moveBy(1000)
    await write(`/start ${await nonceOf()}`)
    await untilReplies(3)
    expect(await isConnected()).toBe(true)
  })

  test("/week shows this week's people with why and a link, or that there is nobody", async () => {
    await t.owner`update participant set preferred_lang = 'ru' where id = ${vera.id}`
    await link()
    expect(replies()[0]).toMatch(/^Готово, Vera/)
    await write('/week')
    await untilReplies(2)
    expect(replies()[1]).toMatch(/новых людей для вас нет/)
    const anna = await buildSignedInParticipant(t, community.id, { firstName: 'Anna' })
    const week = mondayOf(t.clock.now(), 'UTC')
    await buildMatching(t, { communityId: community.id, participantId: vera.id, subjectId: anna.id, week })
    await write('/week')
    await untilReplies(3)
    expect(replies()[2]).toMatch(/^Ваши люди на этой неделе/)
    expect(replies()[2]).toContain('1. Anna Example')
    expect(replies()[2]).toContain(`introFor%3D${anna.id}`)
  })

  test('that is unknown is answered with help', async () => {
    await link()
    await write('good morning')
    await untilReplies(2)
    expect(replies()[1]).toContain('/week')
  })
})

describe('a button under an intro', () => {
  const intro = async () => {
    await link()
    const place = { communityId: community.id, participantId: vera.id }
    const { id: introId } = await buildIntro(t, { communityId: community.id, subjectId: vera.id })
    const buttons = [
      { label: 'Accept', press: 'intro.accept' as const, id: introId },
      { label: 'Not now', press: 'intro.decline' as const, id: introId },
    ]
    await buildText(t, { ...place, text: 'Anna would like to meet you', buttons })
    await t.app.openScope(community.id, true, scope => queueDelivery(scope, { ...place, channel: 'TELEGRAM' }))
    await untilReplies(2)
    const message = standIn.inbox.messages.at(-1)
    return { introId, messageId: message?.id ?? '', message }
  }
  const statusOf = async (introId: string) => (await t.owner`select status from intro where id = ${introId}`)[0]?.status

  test.each([
    [0, 'ACCEPTED', 'You accepted the intro.'],
    [1, 'DECLINED', 'You declined the intro.'],
  ])('%d makes it %s, and the message says so', async (button, status, result) => {
    const { introId, messageId, message } = await intro()
    const data = message?.buttons
    await pressInTelegram(standIn.inbox, messageId, button)
    await waitFor(() => expect(message?.isEdited).toBe(true))
    expect(await statusOf(introId)).toBe(status)
    expect(message?.text).toBe(`Anna would like to meet you\n\n${result}`)
    expect(message?.buttons).toEqual([])
    expect(standIn.inbox.popUps).toEqual([result])
    Object.assign(message ?? {}, { buttons: data, isEdited: false })
    await pressInTelegram(standIn.inbox, messageId, 0)
    await waitFor(() => expect(standIn.inbox.popUps[1]).toBe('You have answered this intro already.'))
    expect(await statusOf(introId)).toBe(status)
  })

  test('does nothing for another chat, or for a member who may not answer', async () => {
    const { introId, messageId, message } = await intro()
    const [data, text] = [message?.buttons[0]?.data, message?.text]
    const press = (chatId: string, senderId = chatId) =>
      postUpdate(standIn.inbox, {
        update_id: standIn.inbox.nextUpdateId(),
        callback_query: {
          id: `other-${chatId}`,
          from: { id: Number(senderId) },
          data,
          message: { message_id: Number(messageId), chat: { id: Number(chatId), type: 'private' }, text },
        },
      })
    await press(chatIdOf('a stranger'))
    await waitFor(() => expect(standIn.inbox.popUps).toHaveLength(1))
    // In a group the person who presses is not the chat.
    await press('-7', chatIdOf(username))
    // Answered after what was asked before in the same chat.
    await write('/help')
    await waitFor(() => expect(replies().at(-1)).toContain('/week'))
    expect(await statusOf(introId)).toBe('SENT')
    await t.owner`update participant set moderation_status = 'PENDING' where id = ${vera.id}`
    await press(chatIdOf(username))
    await waitFor(() => expect(standIn.inbox.popUps).toHaveLength(2))
    expect(standIn.inbox.popUps.every(each => each.startsWith('You cannot answer intros'))).toBe(true)
    expect(await statusOf(introId)).toBe('SENT')
  })
})

describe('the stream that waits for the connection', () => {
  const open = async (at = origin) => {
    const url = `${at}/api/sse/telegram-connect?userId=${vera.userId}&communityId=${community.id}`
    const headers = { authorization: `Bearer ${vera.token}` }
    return fetch(url, { headers })
  }

  test('tells when another process has linked the chat, and ends', async () => {
    const environment = { SESSION_SECRET: t.config.SESSION_SECRET }
    const other = await startTestApp({ databaseUrl: t.ownerUrl, environment })
    const response = await open(await other.listen())
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('data: {"isConnected":false}\n\n')
    await link()
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
    expect(text).toContain('data: {"isConnected":true}\n\n')
    await other.stop()
  })

  test('is woken by the database, not only by the next tick', async () => {
    const connections = new TelegramConnections()
    await connections.open(t.owner)
    const woken = connections.wait(vera.userId, 3_600_000)
    await link()
    await woken
    await connections.close()
  })

  test("is not found for another user's id", async () => {
    const anna = await buildSignedInParticipant(t, community.id)
    expect((await t.call(api.telegramBot.watchConnection, { userId: anna.userId }, as())).status).toBe(404)
  })

  test('ends after five minutes', async () => {
    const response = await open()
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 5 * 60_000)
    await t.owner`select pg_notify('telegram_connected', ${vera.userId})`
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
    later.mockRestore()
    expect(text).toMatch(/^(: tick\n\n)+$/)
  })

  test('is open for a user a few times: the oldest ends', async () => {
    const streams: Response[] = []
    for (let count = 0; count < 5; count++) streams.push(await open())
    const [oldest, ...rest] = streams
    expect(await oldest?.text()).toMatch(/^data: \{"isConnected":false\}\n\n(: tick\n\n)+$/)
    await link()
    for (const response of rest) expect(await response.text()).toContain('true')
  })

  test('ends when the session does', async () => {
    const response = await open()
    await t.owner`update session set ended_at = now() where user_id = ${vera.userId}`
    expect(await response.text()).not.toContain('true')
  })
})
