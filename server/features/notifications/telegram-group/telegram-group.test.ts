import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { chatIdOf, writeInTelegram } from '#demo/messengers/telegram.ts'
import {
  changeBotInTelegramGroup,
  groupIdOf,
  moveTelegramGroup,
  removeFromTelegramGroup,
  renameTelegramGroup,
  supergroupIdOf,
  tellOfMove,
  writeInTelegramGroup,
} from '#demo/messengers/telegram-group.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { deliveryJobs } from '../delivery/jobs.ts'
import { registerWebhook } from '../telegram-bot/actions.ts'
import { linkLifeMs } from '../telegram-bot/rules.ts'
import { telegramGroupChores } from './chores.ts'
import { telegramGroupJobs } from './jobs.ts'
import { buildGroup } from './testing.ts'

let standIn: MessengerStandIn
let t: TestApp
let community: { id: string; domain: string }
let mira: Awaited<ReturnType<typeof buildSignedInParticipant>>
let title: string
let count = 0

const bot = {
  TELEGRAM_BOT_TOKEN: '1:test',
  TELEGRAM_BOT_NAME: 'tea_bot',
  TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-hook',
}

beforeAll(async () => {
  standIn = await startMessengerStandIn()
  t = await startTestApp({ runsJobs: true, environment: { ...standIn.settings, ...bot } })
  await buildCommunity(t)
  await registerWebhook(t.config, t.sql, await t.listen())
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})
beforeEach(async () => {
  standIn.inbox.clear()
  community = await buildCommunity(t)
  mira = await buildSignedInParticipant(t, community.id, { role: 'ROLE_ADMIN' })
  title = `Tea friends ${++count}`
})

const as = (person = mira) => ({ token: person.token, host: `${community.domain}.localhost` })
const waitFor = <T>(work: () => T | Promise<T>) => vi.waitFor(work, { timeout: 30_000, interval: 20 })
const nonceOf = async () => {
  const { body } = await t.call(api.telegramGroup.getLink, {}, as())
  return new URL(body.url).searchParams.get('startgroup') ?? ''
}
const write = (text: string, group = title) => writeInTelegramGroup(standIn.inbox, group, 'mira', text)
const replies = (group = title) => standIn.inbox.textsTo(groupIdOf(group))
const untilReply = (text: RegExp, group = title) => waitFor(() => expect(replies(group).at(-1)).toMatch(text))
const link = async (group = title) => {
  await write(`/start@tea_bot ${await nonceOf()}`, group)
  await untilReply(/^Done\. This is now the group of /, group)
}
const groupOf = async () => (await t.call(api.telegramGroup.find, {}, as())).body.group

describe('the link that adds the bot to a group', () => {
  test('links the group, once; a later group replaces it, and a manager can unlink it', async () => {
    const { body } = await t.call(api.telegramGroup.getLink, {}, as())
    expect(body.url).toMatch(/^https:\/\/t\.me\/tea_bot\?startgroup=[\w-]{64}$/)
    expect(await groupOf()).toBeNull()
    const nonce = await nonceOf()
    await write(`/start@tea_bot ${nonce}`)
    await untilReply(/^Done\. This is now the group of /)
    expect(await groupOf()).toMatchObject({ title })
    const other = `${title}, others`
    await write(`/start@tea_bot ${nonce}`, other)
    await untilReply(/^This link has expired/, other)
    expect(await groupOf()).toMatchObject({ title })
    t.clock.moveBy(1000)
    await link(other)
    expect(await groupOf()).toMatchObject({ title: other })
    expect((await t.call(api.telegramGroup.remove, {}, as())).status).toBe(200)
    expect(await groupOf()).toBeNull()
    const { items } = (await t.call(api.change.list, { kind: 'messenger' }, as())).body
    expect(items).toMatchObject([{ subject: 'Telegram', before: { group: other }, after: { group: null } }])
  })

  test('has expired after a quarter of an hour, and when its manager no longer is one', async () => {
    const early = await nonceOf()
    t.clock.moveBy(1000)
    const late = await nonceOf()
    await t.owner`update connection set role = 'ROLE_USER' where user_id = ${mira.userId} and community_id = ${community.id}`
    await write(`/start@tea_bot ${early}`)
    await untilReply(/^This link has expired/)
    await t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${mira.userId} and community_id = ${community.id}`
    t.clock.moveBy(linkLifeMs + 1000)
    await write(`/start@tea_bot ${late}`)
    await waitFor(() => expect(replies()).toHaveLength(2))
    expect(replies()[1]).toMatch(/^This link has expired/)
    expect(await groupOf()).toBeNull()
  })

  test('links no account, and that of an account links no group', async () => {
    const username = `mira${count}`
    await writeInTelegram(standIn.inbox, username, `/start ${await nonceOf()}`)
    await waitFor(() => expect(standIn.inbox.textsTo(chatIdOf(username))[0]).toMatch(/^This link has expired/))
    expect(await t.owner`select from telegram_account where user_id = ${mira.userId}`).toHaveLength(0)
    const { body } = await t.call(api.telegramBot.getLink, {}, as())
    await write(`/start@tea_bot ${new URL(body.url).searchParams.get('start')}`)
    await link(`${title}, others`)
    expect(replies()).toEqual([])
    expect(await groupOf()).toMatchObject({ title: `${title}, others` })
  })

  test('is not offered without a bot', async () => {
    const other = await startTestApp({
      databaseUrl: t.ownerUrl,
      environment: { SESSION_SECRET: t.config.SESSION_SECRET },
    })
    expect((await other.call(api.telegramGroup.getLink, {}, as())).failure.name).toBe('CHANNEL_OFF')
    await other.stop()
  })
})

test('a group that got another title is listed with it', async () => {
  await link()
  await renameTelegramGroup(standIn.inbox, `${title}, others`, 'Coffee friends')
  await renameTelegramGroup(standIn.inbox, title, 'Cocoa friends')
  await waitFor(async () => expect(await groupOf()).toMatchObject({ title: 'Cocoa friends' }))
})

test('a bot whose rights in the group change stays in it', async () => {
  const nonce = await nonceOf()
  await write(`/start@tea_bot ${nonce}`)
  await untilReply(/^Done/)
  await changeBotInTelegramGroup(standIn.inbox, title, 'administrator')
  // What a group tells is handled in its order.
  await write(`/start@tea_bot ${nonce}`)
  await untilReply(/^This link has expired/)
  expect(await groupOf()).toMatchObject({ title })
})

test('a bot that was removed from the group forgets it, and managers are told once', async () => {
  await link()
  await removeFromTelegramGroup(standIn.inbox, title)
  await waitFor(async () => expect(await groupOf()).toBeNull())
  const leave = telegramGroupJobs.find(({ name }) => name === 'telegramGroup.leave')
  await t.app.openScope(community.id, true, async scope => leave?.run({ chatId: groupIdOf(title) } as never, scope))
  const letters = await t.owner<{ subject: string }[]>`select subject from letter where recipient = ${mira.email}`
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^The bot is no longer in the Telegram/),
  ])
  const { body } = await t.call(api.notification.list, {}, as())
  expect(body.items).toMatchObject([
    { kind: 'channel.stopped', data: { channel: 'TELEGRAM', isGroup: 'true' }, to: '/admin/options/messengers' },
  ])
})

/** A JPG with a place in its metadata, lying on its side. */
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#2c7567' } })
    .withExif({ IFD0: { Copyright: 'Mira at home' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

type Sending = { caption?: string; image?: Buffer; key?: string; id?: string; lang?: string }
const send = async ({ caption = 'Tea', image, key, id = community.id, lang }: Sending = {}) =>
  t.call(
    api.telegramGroup.sendPicture,
    { id, image: (image ?? (await photo())) as unknown as File, caption },
    {
      ...as(),
      headers: { ...(key ? { 'idempotency-key': key } : {}), ...(lang ? { 'accept-language': lang } : {}) },
    },
  )
const textOf = async (id: string) =>
  (await t.owner`select status, attempts, problem, next_at, picture_file from messenger_text where id = ${id}`)[0] ?? {}
const untilStatus = (id: string, status: string) => waitFor(async () => expect((await textOf(id)).status).toBe(status))
const pictures = (group = groupIdOf(title)) =>
  standIn.inbox.messages.filter(({ address, pictureUrl }) => address === group && pictureUrl)
/** Runs the job as a worker would, when what waits is due. */
const deliver = () =>
  t.app.openScope(community.id, false, async scope =>
    deliveryJobs[0]?.run({ channel: 'TELEGRAM', participantId: null } as never, scope),
  )
const problems = async () => (await t.call(api.delivery.list, {}, as())).body.items

describe('a picture for the group', () => {
  beforeEach(() => buildGroup(t, { communityId: community.id, chatId: groupIdOf(title), title }))

  test('arrives upright with its caption and without metadata of the file', async () => {
    const image = await photo()
    expect((await sharp(image).metadata()).exif?.toString('latin1')).toContain('Mira at home')
    const { body } = await send({ image, caption: 'Tea & <games>' })
    await untilStatus(body.id, 'SENT')
    const [sent, ...more] = pictures()
    expect(more).toEqual([])
    expect(sent?.text).toBe('Tea & <games>')
    const bytes = Buffer.from(sent?.pictureUrl?.split(',')[1] ?? '', 'base64')
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 480, height: 640 })
    expect(bytes.toString('latin1')).not.toContain('Mira at home')
  })

  test('is sent once under an idempotency key; another picture under the same key is refused', async () => {
    const key = `picture ${count}`
    const [first, again] = [await send({ key }), await send({ key })]
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true'])
    const other = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await send({ key, image: other })).failure.name).toBe('IDEMPOTENCY_MISMATCH')
    await untilStatus(first.body.id, 'SENT')
    expect(pictures()).toHaveLength(1)
  })

  test('is refused if it is no picture, or for another community than that of the host', async () => {
    for (const image of [Buffer.from('<svg/>'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])])
      expect((await send({ image })).failure.name).toBe('INVALID_IMAGE')
    const elsewhere = await buildCommunity(t)
    expect((await send({ id: elsewhere.id })).status).toBe(404)
    expect(await t.owner`select from messenger_text where community_id = ${community.id}`).toHaveLength(0)
    expect(await t.storage.list(community.id)).toEqual([])
  })

  test('is refused in both languages where no group is linked', async () => {
    await t.call(api.telegramGroup.remove, {}, as())
    const { failure } = await send({ lang: 'en' })
    expect(failure).toMatchObject({
      name: 'NO_TELEGRAM_GROUP',
      message: expect.stringMatching(/no Telegram group yet/),
    })
    expect((await send({ lang: 'ru' })).failure.message).toMatch(/пока нет группы в Telegram/)
  })

  test('waits after 429 for as long as told', async () => {
    standIn.inbox.fail('TELEGRAM', { status: 429, retryAfter: 90 })
    const { body } = await send()
    await waitFor(async () => expect(await textOf(body.id)).toMatchObject({ status: 'WAITING', attempts: 1 }))
    const waitMs = Date.parse(String((await textOf(body.id)).nextAt)) - t.clock.now().getTime()
    expect(waitMs).toBeGreaterThan(80_000)
    await deliver()
    expect(pictures()).toEqual([])
    t.clock.moveBy(96_000)
    await deliver()
    expect(pictures()).toHaveLength(1)
  })

  test('is uncertain after a dropped connection, listed, and sent again at a wish', async () => {
    standIn.inbox.fail('TELEGRAM', 'drop')
    const { body } = await send()
    await untilStatus(body.id, 'UNCERTAIN')
    await deliver()
    expect(pictures()).toHaveLength(1)
    const listed = { id: body.id, channel: 'TELEGRAM', kind: 'group.picture', recipient: title, status: 'UNCERTAIN' }
    expect(await problems()).toMatchObject([listed])
    expect((await t.call(api.delivery.sendAgain, { id: body.id }, as())).status).toBe(200)
    await untilStatus(body.id, 'SENT')
    expect(pictures()).toHaveLength(2)
  })

  test('follows a group that became a supergroup, also when that was not told', async () => {
    moveTelegramGroup(standIn.inbox, title)
    const { body } = await send()
    await untilStatus(body.id, 'SENT')
    expect(pictures(supergroupIdOf(title))).toHaveLength(1)
    const [kept] = await t.owner`select chat_id from telegram_group where community_id = ${community.id}`
    expect(kept?.chatId).toBe(supergroupIdOf(title))
  })

  test('goes to the supergroup of which a message told', async () => {
    await tellOfMove(standIn.inbox, title)
    await waitFor(async () => {
      const [kept] = await t.owner`select chat_id from telegram_group where community_id = ${community.id}`
      expect(kept?.chatId).toBe(supergroupIdOf(title))
    })
    await untilStatus((await send()).body.id, 'SENT')
    expect(pictures(supergroupIdOf(title))).toHaveLength(1)
  })

  test('fails when the bot is no longer in the group, managers are told, and it can be sent to the next group', async () => {
    standIn.inbox.blockedAddresses.add(groupIdOf(title))
    const { body } = await send()
    await untilStatus(body.id, 'FAILED')
    expect(await groupOf()).toBeNull()
    expect(await problems()).toMatchObject([{ id: body.id, problem: 'Forbidden: bot was kicked from the group chat' }])
    const letters = await t.owner<{ kind: string }[]>`select kind from letter where recipient = ${mira.email}`
    expect(letters.map(({ kind }) => kind)).toEqual(['channel.stopped'])
    await t.call(api.delivery.sendAgain, { id: body.id }, as())
    await waitFor(async () => expect((await problems())[0]?.problem).toBe('no Telegram group is linked'))
    const next = `${title}, again`
    await link(next)
    await t.call(api.delivery.sendAgain, { id: body.id }, as())
    await untilStatus(body.id, 'SENT')
    expect(pictures(groupIdOf(next))).toHaveLength(1)
  })

  test('fails with a revoked token, and is sent again once the bot works', async () => {
    standIn.inbox.revokedTokens.add('1:test')
    const { body } = await send()
    await untilStatus(body.id, 'FAILED')
    expect(await groupOf()).toMatchObject({ title })
    standIn.inbox.revokedTokens.clear()
    await t.call(api.delivery.sendAgain, { id: body.id }, as())
    await untilStatus(body.id, 'SENT')
  })

  test('is removed from the storage a day after it arrived; one that did not is kept for a month', async () => {
    const sent = (await send()).body.id
    await untilStatus(sent, 'SENT')
    standIn.inbox.fail('TELEGRAM', { status: 400, error: 'Bad Request: PHOTO_INVALID_DIMENSIONS' })
    const failed = (await send()).body.id
    await untilStatus(failed, 'FAILED')
    const stored = async () => (await t.storage.list(community.id)).map(({ name }) => name).sort()
    const [first, second] = [(await textOf(sent)).pictureFile, (await textOf(failed)).pictureFile] as string[]
    const tidy = (days: number) =>
      t.app.openScope(community.id, true, async scope => {
        const now = new Date(Date.now() + days * 86_400_000)
        const inEachCommunity = (work: (own: typeof scope) => Promise<void>) => work(scope)
        await telegramGroupChores[0]?.run({ now, inEachCommunity } as never)
      })
    await tidy(0.9)
    expect(await stored()).toEqual([first, second].sort())
    await tidy(1.1)
    expect(await stored()).toEqual([second])
    await tidy(31)
    expect(await stored()).toEqual([])
  })
})
