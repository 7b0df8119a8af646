import { describe, expect, test } from 'vitest'
import { runChore } from '#server/testing/chores.ts'
import { startDeliveryScene } from '#server/testing/delivery-scene.ts'
import { startTestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { deliveryChores } from './jobs.ts'
import { claimMs, maxAttempts } from './rules.ts'
import { buildText } from './testing.ts'

const scene = startDeliveryScene()
const { here, send, textOf, lettersTo } = scene
const resume = () => runChore(scene.t, deliveryChores, 'resume messenger texts')
const accountOf = async () =>
  (await scene.t.owner`select stop_reason from telegram_account where user_id = ${scene.vera.userId}`)[0]?.stopReason

describe('a text to Telegram', () => {
  test('is sent once with its buttons', async () => {
    const buttons = [
      { label: 'Open', url: 'https://tea.example/' },
      { label: 'Accept', press: 'intro.accept' as const, id: scene.vera.id },
    ]
    const id = await buildText(scene.t, { ...here(), text: 'Anna would like to meet you <b>', buttons })
    await send(id)
    await send(id)
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual(['Anna would like to meet you <b>'])
    const [message] = scene.standIn.inbox.messages
    expect(message?.buttons.map(({ label, url }) => [label, url])).toEqual([
      ['Open', 'https://tea.example/'],
      ['Accept', undefined],
    ])
    expect(message?.buttons[1]?.data?.length).toBeLessThanOrEqual(64)
    expect(await textOf(id)).toMatchObject({ status: 'SENT', attempts: 1, externalId: message?.id })
    expect((await textOf(id)).sentAt).not.toBeNull()
  })

  test('waits after 429 for as long as told, and the texts behind it too, in order', async () => {
    scene.standIn.inbox.fail('TELEGRAM', { status: 429, retryAfter: 90 })
    const first = await buildText(scene.t, { ...here(), text: 'first' })
    await buildText(scene.t, { ...here(), text: 'second', at: new Date(scene.t.clock.now().getTime() + 1) })
    const before = scene.t.clock.now().getTime()
    await send(first)
    const after = scene.t.clock.now().getTime()
    const { status, nextAt } = await textOf(first)
    expect(status).toBe('WAITING')
    expect(Date.parse(String(nextAt))).toBeGreaterThanOrEqual(before + 90_000)
    expect(Date.parse(String(nextAt))).toBeLessThanOrEqual(after + 90_000)
    await send(first)
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual([])
    scene.t.clock.moveBy(96_000)
    await send(first)
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual(['first', 'second'])
  })

  test('that waits for more of its topic holds back the later ones of this topic alone', async () => {
    const at = (ms: number) => new Date(scene.t.clock.now().getTime() + ms)
    const texts = { ...here(), topic: 'messages' as const }
    const digest = await buildText(scene.t, { ...texts, text: '5 new messages', nextAt: at(300_000) })
    await buildText(scene.t, { ...texts, text: 'one more message', at: at(1) })
    await buildText(scene.t, { ...here(), topic: 'intros', text: 'an intro', at: at(2) })
    await send(digest)
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual(['an intro'])
    const [later] = await scene.t.owner<{ key: string; runAt: string }[]>`
      select key, run_at from graphile_worker.jobs where key like ${`deliver ${scene.community.id} %`}`
    expect(later).toMatchObject({ key: expect.stringMatching(/later$/), runAt: (await textOf(digest)).nextAt })
    scene.t.clock.moveBy(301_000)
    await send(digest)
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual(['an intro', '5 new messages', 'one more message'])
  })

  test('is uncertain when the connection is dropped after the request, and is not repeated by itself', async () => {
    scene.standIn.inbox.fail('TELEGRAM', 'drop')
    const id = await buildText(scene.t, here())
    await send(id)
    await resume()
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'UNCERTAIN', attempts: 1, sentAt: null })
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toHaveLength(1)
  })

  test('is looked for only in communities in which one is due', async () => {
    const isVisited = async () => (await resume()).includes(scene.community.id)
    expect(await isVisited()).toBe(false)
    const id = await buildText(scene.t, here())
    expect(await isVisited()).toBe(true)
    await scene.t
      .owner`update messenger_text set next_at = ${new Date(scene.t.clock.now().getTime() + 60_000)} where id = ${id}`
    expect(await isVisited()).toBe(false)
    scene.t.clock.moveBy(60_000)
    expect(await isVisited()).toBe(true)
    await send(id)
    expect(await isVisited()).toBe(false)
  })

  test('is retried with growing waits after 500, and given up after the last attempt', async () => {
    scene.standIn.inbox.fail('TELEGRAM', ...Array.from({ length: maxAttempts }, () => ({ status: 500 })))
    const id = await buildText(scene.t, here())
    const waits: number[] = []
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      await send(id)
      const { status, nextAt } = await textOf(id)
      expect(status).toBe('WAITING')
      waits.push(Math.round((Date.parse(String(nextAt)) - scene.t.clock.now().getTime()) / 30_000))
      scene.t.clock.moveBy(Date.parse(String(nextAt)) - scene.t.clock.now().getTime() + 1000)
    }
    expect(waits.slice(0, 3)).toEqual([1, 4, 16])
    await send(id)
    expect(await textOf(id)).toMatchObject({ status: 'FAILED', attempts: maxAttempts })
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual([])
  })

  test('is retried when Telegram cannot be reached', async () => {
    const other = await startTestApp({
      databaseUrl: scene.t.ownerUrl,
      environment: { TELEGRAM_API_ROOT: 'http://127.0.0.1:49151', TELEGRAM_BOT_TOKEN: '1:test' },
    })
    const id = await buildText(scene.t, here())
    await send(id, other)
    expect(await textOf(id)).toMatchObject({ status: 'WAITING', attempts: 1 })
    await other.stop()
  })

  test('that a person blocked turns the channel off, and tells them by letter, once', async () => {
    scene.standIn.inbox.blockedAddresses.add(scene.chatId)
    const first = await buildText(scene.t, here())
    const second = await buildText(scene.t, { ...here(), at: new Date(scene.t.clock.now().getTime() + 1) })
    await send(first)
    expect(await accountOf()).toBe('BLOCKED')
    expect([(await textOf(first)).status, (await textOf(second)).status]).toEqual(['DROPPED', 'DROPPED'])
    const third = await buildText(scene.t, here())
    await send(third)
    expect((await textOf(third)).status).toBe('DROPPED')
    const letters = await lettersTo(scene.vera.email)
    expect(letters.map(({ kind }) => kind)).toEqual(['channel.stopped'])
    expect(letters[0]?.plain).toContain('We can no longer write to you in Telegram')
    const kept = await scene.t.owner`select kind, data from notification where participant_id = ${scene.vera.id}`
    expect(kept).toEqual([{ kind: 'channel.stopped', data: { channel: 'TELEGRAM' } }])
  })

  test('with a revoked token turns the channel off, and tells them by letter', async () => {
    scene.standIn.inbox.revokedTokens.add('1:test')
    await send(await buildText(scene.t, here()))
    expect(await accountOf()).toBe('REVOKED')
    expect((await lettersTo(scene.vera.email)).map(({ kind }) => kind)).toEqual(['channel.stopped'])
  })

  test('is dropped when its reader has switched Telegram off meanwhile', async () => {
    const id = await buildText(scene.t, here())
    await scene.t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled) values (${scene.community.id}, ${scene.vera.id}, 'TELEGRAM', true)`
    await send(id)
    expect((await textOf(id)).status).toBe('DROPPED')
    expect(scene.standIn.inbox.messages).toEqual([])
  })

  test('of a process that was killed while sending is uncertain after a while; the next one is sent', async () => {
    const stuck = await buildText(scene.t, { ...here(), status: 'SENDING', claimedAt: scene.t.clock.now() })
    const next = await buildText(scene.t, { ...here(), text: 'next', at: new Date(scene.t.clock.now().getTime() + 1) })
    await send(next)
    expect(await resume()).toContain(scene.community.id)
    expect((await textOf(stuck)).status).toBe('SENDING')
    scene.t.clock.moveBy(claimMs + 1000)
    await resume()
    await send(next)
    expect((await textOf(stuck)).status).toBe('UNCERTAIN')
    expect(scene.standIn.inbox.textsTo(scene.chatId)).toEqual(['next'])
  })

  test('is claimed by one of two workers', async () => {
    expect(await sendByTwo()).toEqual(['Hello'])
  })

  test('is sent twice without the lock', async () => {
    await withoutLock('messenger text', async () => expect(await sendByTwo()).toEqual(['Hello', 'Hello']))
  })

  async function sendByTwo(): Promise<string[]> {
    const id = await buildText(scene.t, here())
    const held = await holdWrites(scene.t.owner, 'messenger_text', { when: "new.status = 'SENDING'" })
    await race(
      held,
      () => send(id),
      () => send(id),
    )
    return scene.standIn.inbox.textsTo(scene.chatId)
  }
})
