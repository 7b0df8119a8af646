import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { discordIdOf } from '#demo/messengers/discord.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent, filledForm } from '#server/features/events/event/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildAccount, buildWorkspace } from '../messenger/testing.ts'
import { deliveryJobs, resumeTexts } from './jobs.ts'
import { claimMs, maxAttempts } from './rules.ts'
import { buildText } from './testing.ts'

let standIn: MessengerStandIn
let t: TestApp
let community: { id: string; domain: string }
let vera: Awaited<ReturnType<typeof buildSignedInParticipant>>
let chatId: string
let chats = 1000

beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({ environment: { ...standIn.settings, TELEGRAM_BOT_TOKEN: '1:test' } })
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})
beforeEach(async () => {
  standIn.inbox.clear()
  community = await buildCommunity(t)
  vera = await buildSignedInParticipant(t, community.id)
  chatId = String(++chats)
  await t.owner`insert into telegram_account (user_id, chat_id, linked_at) values (${vera.userId}, ${chatId}, now())`
})

const here = () => ({ communityId: community.id, participantId: vera.id })
const [deliver] = deliveryJobs
/** Runs the job as a worker would. */
const send = async (textId: string, app = t) => {
  const [recipient] = await t.owner`select channel, participant_id from messenger_text where id = ${textId}`
  return app.app.openScope(community.id, false, async scope => deliver?.run(recipient as never, scope))
}
const textOf = async (id: string) => {
  const [row] = await t.owner`
    select status, attempts, problem, next_at, external_id, sent_at from messenger_text where id = ${id}`
  return row as Record<string, unknown>
}
const lettersTo = (email: string) =>
  t.owner<
    { kind: string; subject: string; plain: string }[]
  >`select kind, subject, plain from letter where recipient = ${email}`
const accountOf = async () =>
  (await t.owner`select stop_reason from telegram_account where user_id = ${vera.userId}`)[0]?.stopReason

describe('a text to Telegram', () => {
  test('is sent once with its buttons', async () => {
    const buttons = [
      { label: 'Open', url: 'https://tea.example/' },
      { label: 'Accept', press: 'intro.accept' as const, id: vera.id },
    ]
    const id = await buildText(t, { ...here(), text: 'Anna would like to meet you <b>', buttons })
    await send(id)
    await send(id)
    expect(standIn.inbox.textsTo(chatId)).toEqual(['Anna would like to meet you <b>'])
    const [message] = standIn.inbox.messages
    expect(message?.buttons.map(({ label, url }) => [label, url])).toEqual([
      ['Open', 'https://tea.example/'],
      ['Accept', undefined],
    ])
    expect(message?.buttons[1]?.data?.length).toBeLessThanOrEqual(64)
    expect(await textOf(id)).toMatchObject({ status: 'SENT', attempts: 1, externalId: message?.id })
    expect((await textOf(id)).sentAt).not.toBeNull()
  })

  test('waits after 429 for as long as told, and the texts behind it too, in order', async () => {
    standIn.inbox.fail('TELEGRAM', { status: 429, retryAfter: 90 })
    const first = await buildText(t, { ...here(), text: 'first' })
    await buildText(t, { ...here(), text: 'second', at: new Date(t.clock.now().getTime() + 1) })
    const before = t.clock.now().getTime()
    await send(first)
    const { status, nextAt } = await textOf(first)
    expect(status).toBe('WAITING')
    expect(Date.parse(String(nextAt)) - before).toBeGreaterThanOrEqual(90_000)
    expect(Date.parse(String(nextAt)) - before).toBeLessThan(95_000)
    await send(first)
    expect(standIn.inbox.textsTo(chatId)).toEqual([])
    t.clock.moveBy(96_000)
    await send(first)
    expect(standIn.inbox.textsTo(chatId)).toEqual(['first', 'second'])
  })

  test('that waits for more of its topic holds back the later ones of this topic alone', async () => {
    const at = (ms: number) => new Date(t.clock.now().getTime() + ms)
    const texts = { ...here(), topic: 'messages' as const }
    const digest = await buildText(t, { ...texts, text: '5 new messages', nextAt: at(300_000) })
    await buildText(t, { ...texts, text: 'one more message', at: at(1) })
    await buildText(t, { ...here(), topic: 'intros', text: 'an intro', at: at(2) })
    await send(digest)
    expect(standIn.inbox.textsTo(chatId)).toEqual(['an intro'])
    const [later] = await t.owner<{ key: string; runAt: string }[]>`
      select key, run_at from graphile_worker.jobs where key like ${`deliver ${community.id} %`}`
    expect(later).toMatchObject({ key: expect.stringMatching(/later$/), runAt: (await textOf(digest)).nextAt })
    t.clock.moveBy(301_000)
    await send(digest)
    expect(standIn.inbox.textsTo(chatId)).toEqual(['an intro', '5 new messages', 'one more message'])
  })

  test('is uncertain when the connection is dropped after the request, and is not repeated by itself', async () => {
    standIn.inbox.fail('TELEGRAM', 'drop')
    const id = await buildText(t, here())
    await send(id)
    await t.app.openScope(community.id, true, resumeTexts)
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'UNCERTAIN', attempts: 1, sentAt: null })
    expect(standIn.inbox.textsTo(chatId)).toHaveLength(1)
  })

  test('is retried with growing waits after 500, and given up after the last attempt', async () => {
    standIn.inbox.fail('TELEGRAM', ...Array.from({ length: maxAttempts }, () => ({ status: 500 })))
    const id = await buildText(t, here())
    const waits: number[] = []
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      await send(id)
      const { status, nextAt } = await textOf(id)
      expect(status).toBe('WAITING')
      waits.push(Math.round((Date.parse(String(nextAt)) - t.clock.now().getTime()) / 30_000))
      t.clock.moveBy(Date.parse(String(nextAt)) - t.clock.now().getTime() + 1000)
    }
    expect(waits.slice(0, 3)).toEqual([1, 4, 16])
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'FAILED', attempts: maxAttempts })
    expect(standIn.inbox.textsTo(chatId)).toEqual([])
  })

  test('is retried when Telegram cannot be reached', async () => {
    const other = await startTestApp({
      databaseUrl: t.ownerUrl,
      environment: { TELEGRAM_API_ROOT: 'http://127.0.0.1:49151', TELEGRAM_BOT_TOKEN: '1:test' },
    })
    const id = await buildText(t, here())
    await send(id, other)
    expect(await textOf(id)).toMatchObject({ status: 'WAITING', attempts: 1 })
    await other.stop()
  })

  test('that a person blocked turns the channel off, and tells them by letter, once', async () => {
    standIn.inbox.blockedAddresses.add(chatId)
    const first = await buildText(t, here())
    const second = await buildText(t, { ...here(), at: new Date(t.clock.now().getTime() + 1) })
    await send(first)
    expect(await accountOf()).toBe('BLOCKED')
    expect([(await textOf(first)).status, (await textOf(second)).status]).toEqual(['DROPPED', 'DROPPED'])
    const third = await buildText(t, here())
    await send(third)
    expect((await textOf(third)).status).toBe('DROPPED')
    const letters = await lettersTo(vera.email)
    expect(letters.map(({ kind }) => kind)).toEqual(['channel.stopped'])
    expect(letters[0]?.plain).toContain('We can no longer write to you in Telegram')
    const kept = await t.owner`select kind, data from notification where participant_id = ${vera.id}`
    expect(kept).toEqual([{ kind: 'channel.stopped', data: { channel: 'TELEGRAM' } }])
  })

  test('with a revoked token turns the channel off, and tells them by letter', async () => {
    standIn.inbox.revokedTokens.add('1:test')
    await send(await buildText(t, here()))
    expect(await accountOf()).toBe('REVOKED')
    expect((await lettersTo(vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
  })

  test('is dropped when its reader has switched Telegram off meanwhile', async () => {
    const id = await buildText(t, here())
    await t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled) values (${community.id}, ${vera.id}, 'TELEGRAM', true)`
    await send(id)
    expect((await textOf(id)).status).toBe('DROPPED')
    expect(standIn.inbox.messages).toEqual([])
  })

  test('of a process that was killed while sending is uncertain after a while; the next one is sent', async () => {
    const stuck = await buildText(t, { ...here(), status: 'SENDING', claimedAt: t.clock.now() })
    const next = await buildText(t, { ...here(), text: 'next', at: new Date(t.clock.now().getTime() + 1) })
    await send(next)
    await t.app.openScope(community.id, true, resumeTexts)
    expect((await textOf(stuck)).status).toBe('SENDING')
    t.clock.moveBy(claimMs + 1000)
    await t.app.openScope(community.id, true, resumeTexts)
    await send(next)
    expect((await textOf(stuck)).status).toBe('UNCERTAIN')
    expect(standIn.inbox.textsTo(chatId)).toEqual(['next'])
  })

  test('is claimed by one of two workers', async () => {
    expect(await sendByTwo()).toEqual(['Hello'])
  })

  test('is sent twice without the lock', async () => {
    await withoutLock('messenger text', async () => expect(await sendByTwo()).toEqual(['Hello', 'Hello']))
  })

  async function sendByTwo(): Promise<string[]> {
    const id = await buildText(t, here())
    const held = await holdWrites(t.owner, 'messenger_text', { when: "new.status = 'SENDING'" })
    await race(
      held,
      () => send(id),
      () => send(id),
    )
    return standIn.inbox.textsTo(chatId)
  }
})

describe('a text to Slack', () => {
  const slack = () => ({ ...here(), channel: 'SLACK' as const })
  beforeEach(async () => {
    await buildWorkspace(t, { communityId: community.id, token: 'xoxb-tea', roomId: 'C1' })
    await buildAccount(t, { ...slack(), address: `U${chatId}` })
  })

  test('is sent as a direct message with its links', async () => {
    const buttons = [{ label: 'Open', url: 'https://tea.example/' }]
    const id = await buildText(t, { ...slack(), text: 'Tea & <games>', buttons })
    await send(id)
    expect(standIn.inbox.messages[0]).toMatchObject({
      messenger: 'SLACK',
      address: `U${chatId}`,
      text: 'Tea & <games>',
      buttons,
    })
    expect((await textOf(id)).status).toBe('SENT')
  })

  test('is uncertain after a dropped connection, and waits after 429 as told', async () => {
    standIn.inbox.fail('SLACK', 'drop', { status: 429, retryAfter: 20 })
    const [dropped, limited] = [await buildText(t, slack()), await buildText(t, { ...slack(), at: t.clock.now() })]
    await send(dropped)
    expect((await textOf(dropped)).status).toBe('UNCERTAIN')
    const { status, nextAt } = await textOf(limited)
    expect(status).toBe('WAITING')
    expect(Date.parse(String(nextAt)) - t.clock.now().getTime()).toBeGreaterThan(15_000)
  })

  test('to a deactivated account turns the channel off, and tells the person', async () => {
    standIn.inbox.blockedAddresses.add(`U${chatId}`)
    await send(await buildText(t, slack()))
    const [account] = await t.owner`select stop_reason from messenger_account where participant_id = ${vera.id}`
    expect(account?.stopReason).toBe('BLOCKED')
    expect((await lettersTo(vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
  })

  test('with a revoked token marks the workspace, tells its managers, and works again with a new token', async () => {
    const manager = await buildSignedInParticipant(t, community.id, { role: 'ROLE_ADMIN' })
    const as = { token: manager.token, host: `${community.domain}.localhost` }
    // They look after the community without a profile in it.
    const helper = await buildUser(t)
    await buildConnection(t, { communityId: community.id, userId: helper.id, role: 'ROLE_ADMIN' })
    standIn.inbox.revokedTokens.add('xoxb-tea')
    await send(await buildText(t, slack()))
    const { body } = await t.call(api.delivery.listWorkspaces, {}, as)
    expect(body).toMatchObject([{ channel: 'SLACK', name: 'Tea house', problem: 'token_revoked' }])
    const [letter] = await lettersTo(manager.email)
    expect(letter?.subject).toContain('Slack no longer accepts the bot')
    expect((await lettersTo(helper.email)).map(({ subject }) => subject)).toEqual([letter?.subject])
    expect((await lettersTo(vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
    const input = { channel: 'SLACK' as const, botToken: 'xoxb-new', roomId: '' }
    await t.owner`update messenger_workspace set workspace_id = 'T0DEMO' where community_id = ${community.id}`
    expect((await t.call(api.delivery.saveWorkspace, input, as)).body).toMatchObject({
      name: 'Demo workspace',
      problem: null,
    })
    const again = await buildText(t, slack())
    await send(again)
    expect((await textOf(again)).status).toBe('SENT')
  })

  test('for the room of the community has no reader', async () => {
    const id = await buildText(t, { ...slack(), participantId: null, text: 'New event' })
    await send(id)
    expect(standIn.inbox.textsTo('C1')).toEqual(['New event'])
  })
})

describe('a new event', () => {
  const hear = async (eventId: string) => {
    const [listener] = t.app.work.listeners.filter(({ news }) => (news as string) === 'event.created')
    await t.app.openScope(community.id, true, async scope => listener?.handle({ eventId } as never, scope))
  }
  const roomTexts = () => t.owner<{ id: string; channel: string; text: string }[]>`
    select id, channel, text from messenger_text where community_id = ${community.id} and participant_id is null`

  test('is told once in the room of each workspace that has one, unless it is for members only', async () => {
    await buildWorkspace(t, { communityId: community.id, token: 'xoxb-tea', roomId: `C${chatId}` })
    await buildWorkspace(t, { communityId: community.id, channel: 'DISCORD', token: 'tea' })
    const hidden = await buildEvent(t, { communityId: community.id, visibility: 'PRIVATE' })
    await hear(hidden.id)
    expect(await roomTexts()).toEqual([])
    const event = await buildEvent(t, { communityId: community.id })
    await hear(event.id)
    await hear(event.id)
    const texts = await roomTexts()
    expect(texts.map(({ channel }) => channel)).toEqual(['SLACK'])
    await send(texts[0]?.id ?? '')
    expect(standIn.inbox.textsTo(`C${chatId}`)[0]).toMatch(/^New event in .+\n.+\nhttp\S+\/event\//)
  })

  test('that an organiser creates is heard of', async () => {
    const organiser = await buildSignedInParticipant(t, community.id, { permissions: ['CAN_CREATE_EVENTS'] })
    const as = { token: organiser.token, host: `${community.domain}.localhost` }
    const { body } = await t.call(api.event.create, filledForm, as)
    const jobs = await t.owner`
      select from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'hear tell rooms of event' and j.payload ->> 'communityId' = ${community.id}
        and j.payload -> 'data' ->> 'eventId' = ${body.id}`
    expect(jobs).toHaveLength(1)
  })
})

describe('a text to Discord', () => {
  const discord = () => ({ ...here(), channel: 'DISCORD' as const })
  const address = discordIdOf('vera')
  beforeEach(async () => {
    await buildWorkspace(t, { communityId: community.id, channel: 'DISCORD', token: 'tea' })
    await buildAccount(t, { ...discord(), address })
  })

  test('is repeated under the same key after a dropped connection, and arrives once', async () => {
    standIn.inbox.fail('DISCORD', 'drop')
    const id = await buildText(t, { ...discord(), text: 'once' })
    await send(id)
    expect((await textOf(id)).status).toBe('WAITING')
    t.clock.moveBy(10_000)
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'SENT', attempts: 2 })
    expect(standIn.inbox.textsTo(address)).toEqual(['once'])
  })

  test.each([
    ['FAILED', { status: 400, error: 'Invalid Form Body' }, null],
    ['WAITING', { status: 429, retryAfter: 5 }, null],
    ['WAITING', { status: 502 }, null],
    ['DROPPED', { status: 403, code: 50_007 }, 'BLOCKED'],
    ['DROPPED', { status: 401 }, 'REVOKED'],
  ])('is %s after %o', async (status, fault, stopReason) => {
    standIn.inbox.fail('DISCORD', fault)
    const id = await buildText(t, discord())
    await send(id)
    expect((await textOf(id)).status).toBe(status)
    const [account] = await t.owner`select stop_reason from messenger_account where participant_id = ${vera.id}`
    expect(account?.stopReason).toBe(stopReason)
  })
})

describe('texts that were not delivered', () => {
  test('are listed for managers, and sent again at their wish', async () => {
    const admin = await buildConnection(t, { communityId: community.id, role: 'ROLE_ADMIN' })
    const { token } = await buildSession(t, admin)
    const as = { token, host: `${community.domain}.localhost` }
    standIn.inbox.fail('TELEGRAM', 'drop', { status: 400, error: 'Bad Request: message is too strange' })
    const uncertain = await buildText(t, here())
    const failed = await buildText(t, { ...here(), at: new Date(t.clock.now().getTime() + 1) })
    await send(uncertain)
    const { body } = await t.call(api.delivery.list, {}, as)
    expect(body.items).toMatchObject([
      {
        id: failed,
        status: 'FAILED',
        problem: 'Bad Request: message is too strange',
        recipient: 'Vera Example',
        attempts: 1,
      },
      { id: uncertain, status: 'UNCERTAIN', channel: 'TELEGRAM', kind: 'intro.received' },
    ])
    const page = await t.call(api.delivery.list, { size: 1 }, as)
    expect(page.body.items.map(({ id }) => id)).toEqual([failed])
    const rest = await t.call(api.delivery.list, { size: 1, after: page.body.next ?? '' }, as)
    expect(rest.body.items.map(({ id }) => id)).toEqual([uncertain])
    expect((await t.call(api.delivery.sendAgain, { id: uncertain }, as)).status).toBe(200)
    expect((await t.call(api.delivery.sendAgain, { id: uncertain }, as)).status).toBe(404)
    await send(uncertain)
    expect((await textOf(uncertain)).status).toBe('SENT')
    expect(standIn.inbox.textsTo(chatId)).toHaveLength(2)
    expect((await t.call(api.delivery.list, {}, as)).body.items.map(({ id }) => id)).toEqual([failed])
  })
})

describe('a workspace', () => {
  test('is connected by a token that its messenger accepts; the token is kept encrypted and never shown', async () => {
    const admin = await buildConnection(t, { communityId: community.id, role: 'ROLE_ADMIN' })
    const as = { token: (await buildSession(t, admin)).token, host: `${community.domain}.localhost` }
    const save = (channel: 'SLACK' | 'DISCORD', botToken: string) =>
      t.call(api.delivery.saveWorkspace, { channel, botToken, roomId: 'C7' }, as)
    expect((await save('SLACK', 'wrong')).failure.name).toBe('TOKEN_REFUSED')
    expect((await save('DISCORD', 'bad')).failure.name).toBe('TOKEN_REFUSED')
    standIn.inbox.fail('SLACK', { status: 500 })
    expect((await save('SLACK', 'xoxb-secret')).failure.name).toBe('MESSENGER_UNAVAILABLE')
    expect((await save('SLACK', 'xoxb-secret')).body).toMatchObject({
      channel: 'SLACK',
      name: 'Demo workspace',
      roomId: 'C7',
    })
    expect((await save('DISCORD', 'good-secret')).body).toMatchObject({ channel: 'DISCORD', name: 'Demo server' })
    const listed = await t.call(api.delivery.listWorkspaces, {}, as)
    expect(listed.raw).not.toContain('secret')
    const kept = await t.owner`select sealed_token from messenger_workspace where community_id = ${community.id}`
    expect(JSON.stringify(kept)).not.toContain('secret')
    await t.call(api.delivery.removeWorkspace, { channel: 'SLACK' }, as)
    expect((await t.call(api.delivery.listWorkspaces, {}, as)).body.map(({ channel }) => channel)).toEqual(['DISCORD'])
  })
})
