import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { untilWaiting } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  for (const channel of ['SLACK', 'DISCORD'])
    await t.owner`
      insert into messenger_workspace (community_id, channel, sealed_token, workspace_id, workspace_name, connected_at)
      values (${here.id}, ${channel}, 'x', 'w', 'Workspace', ${t.clock.now()})`
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildSignedInParticipant>>

/** With an account in every channel. */
async function connected(): Promise<Member> {
  const person = await buildSignedInParticipant(t, here.id)
  const now = t.clock.now()
  await t.owner`
    insert into telegram_account (user_id, chat_id, username, linked_at)
    values (${person.userId}, ${person.id}, 'vera', ${now})`
  for (const channel of ['SLACK', 'DISCORD'])
    await t.owner`
      insert into messenger_account (community_id, participant_id, channel, address, username, linked_at)
      values (${here.id}, ${person.id}, ${channel}, ${person.id}, 'vera.x', ${now})`
  await t.owner`
    insert into push_subscription (community_id, id, user_id, session_id, endpoint, public_key, auth_secret, created_at)
    select ${here.id}, ${person.id}, s.user_id, s.id, ${`https://push.example/${person.id}`}, 'k', 's', ${now}
    from session s where s.user_id = ${person.userId}`
  return person
}

const as = ({ token }: Member) => ({ host: here.host, token })
const tell = ({ id: participantId }: Member, groupKey?: string) =>
  t.app.openScope(here.id, true, async scope => {
    await notify(
      scope,
      { participantId, kind: 'intro.received', about: [], ...(groupKey ? { groupKey } : {}) },
      {
        letter: async () => ({ subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello', headers: {} }),
        text: () => 'Hello',
        buttons: () => [{ label: 'Open', url: 'https://x.example/' }],
      },
    )
  })
type Row = { channel: string; text: string; nextAt: string | null; standsFor: number; status: string; buttons: unknown }
const textsOf = ({ id }: Member) => t.owner<Row[]>`
  select channel, text, next_at, stands_for, status, buttons from messenger_text where participant_id = ${id}
  order by created_at, id, channel`
const channelsOf = async (person: Member) => (await textsOf(person)).map(({ channel }) => channel).toSorted()

describe('texts', () => {
  test('are written to each linked account, with their buttons', async () => {
    const person = await connected()
    await tell(person)
    expect(await channelsOf(person)).toEqual(['DISCORD', 'PUSH', 'SLACK', 'TELEGRAM'])
    expect((await textsOf(person))[0]).toMatchObject({
      text: 'Hello',
      status: 'WAITING',
      nextAt: null,
      buttons: [{ label: 'Open', url: 'https://x.example/' }],
    })
    const unlinked = await buildSignedInParticipant(t, here.id)
    await tell(unlinked)
    expect(await textsOf(unlinked)).toEqual([])
  })

  test('are not written where the account stopped, the channel is off, or its topic is', async () => {
    const person = await connected()
    await t.owner`update telegram_account set stopped_at = ${t.clock.now()}, stop_reason = 'BLOCKED' where user_id = ${person.userId}`
    await t.owner`
      insert into notification_pref (community_id, participant_id, channel, is_disabled) values (${here.id}, ${person.id}, 'SLACK', true)`
    await t.call(api.channel.updateTopic, { channel: 'PUSH', topic: 'intros', isOn: false }, as(person))
    await t.call(api.channel.updateTopic, { channel: 'DISCORD', topic: 'weekly', isOn: false }, as(person))
    await tell(person)
    expect(await channelsOf(person)).toEqual(['DISCORD'])
    await t.call(api.channel.updateTopic, { channel: 'PUSH', topic: 'intros', isOn: true }, as(person))
    await tell(person)
    expect(await channelsOf(person)).toEqual(['DISCORD', 'DISCORD', 'PUSH'])
  })

  test('wait for the end of quiet hours in the reader’s zone', async () => {
    const person = await connected()
    await t.owner`update participant set time_zone = 'Asia/Tokyo' where id = ${person.id}`
    const local = (ms: number) => new Date(t.clock.now().getTime() + 9 * 3_600_000 + ms).toISOString().slice(11, 16)
    const quietHours = { from: local(-3_600_000), until: local(2 * 3_600_000) }
    await t.call(api.channel.updateQuietHours, { quietHours }, as(person))
    await tell(person)
    for (const { nextAt } of await textsOf(person)) {
      const wait = Date.parse(nextAt ?? '') - t.clock.now().getTime()
      expect(wait).toBeGreaterThan(3_600_000)
      expect(wait).toBeLessThanOrEqual(2 * 3_600_000)
    }
    await t.call(api.channel.updateQuietHours, { quietHours: null }, as(person))
    await t.owner`delete from messenger_text where participant_id = ${person.id}`
    await tell(person)
    expect((await textsOf(person)).map(({ nextAt }) => nextAt)).toEqual([null, null, null, null])
  })

  test('have one job of each recipient, and a digest counts none that was sent meanwhile', async () => {
    const person = await buildSignedInParticipant(t, here.id)
    await t.owner`
      insert into telegram_account (user_id, chat_id, username, linked_at)
      values (${person.userId}, ${person.id}, 'vera', ${t.clock.now()})`
    for (let count = 0; count < 3; count++) await tell(person)
    const jobs = await t.owner`select from graphile_worker.jobs where key like ${`deliver % ${person.id}%`}`
    expect(jobs).toHaveLength(1)
    // Another process claims the oldest of them, and commits while the next text is written.
    let commit = () => {}
    const committing = new Promise<void>(resolve => {
      commit = resolve
    })
    let isClaimed = false
    const claiming = t.owner.begin(async db => {
      await db`
        update messenger_text set status = 'SENDING' where id = (
          select id from messenger_text where participant_id = ${person.id} order by created_at, id limit 1)`
      isClaimed = true
      await committing
    })
    await expect.poll(() => isClaimed).toBe(true)
    const telling = tell(person)
    await untilWaiting(t.owner, waiting => waiting === 1)
    commit()
    await Promise.all([claiming, telling])
    expect((await textsOf(person)).map(({ status, standsFor }) => [status, standsFor])).toEqual([
      ['SENDING', 1],
      ['WAITING', 3],
    ])
  })

  test('of a burst become one, which waits for more', async () => {
    const person = await buildSignedInParticipant(t, here.id)
    await t.owner`
      insert into telegram_account (user_id, chat_id, username, linked_at)
      values (${person.userId}, ${person.id}, 'vera', ${t.clock.now()})`
    for (let count = 0; count < 3; count++) await tell(person)
    await t.owner`update messenger_text set status = 'SENT' where participant_id = ${person.id}`
    const began = t.clock.now().getTime()
    await tell(person)
    t.clock.moveBy(60_000)
    await tell(person)
    const texts = await textsOf(person)
    expect(texts.map(({ standsFor }) => standsFor)).toEqual([1, 1, 1, 2])
    expect(texts.at(-1)?.text).toMatch(/^Intros and answers: 2 new\nhttp/)
    const waits = Date.parse(texts.at(-1)?.nextAt ?? '') - began
    expect(waits).toBeGreaterThanOrEqual(300_000)
    expect(waits).toBeLessThan(330_000)
    t.clock.moveBy(3_600_000)
    await t.owner`update messenger_text set status = 'SENT' where participant_id = ${person.id}`
    await tell(person)
    expect((await textsOf(person)).at(-1)).toMatchObject({ text: 'Hello', standsFor: 1, nextAt: null })
  })
})

describe('the settings', () => {
  test('list each channel with its account, what stopped it, and its topics', async () => {
    const person = await connected()
    await t.owner`update telegram_account set stopped_at = ${t.clock.now()}, stop_reason = 'BLOCKED' where user_id = ${person.userId}`
    await t.call(api.channel.updateTopic, { channel: 'SLACK', topic: 'intros', isOn: false }, as(person))
    const { body } = await t.call(api.channel.list, {}, as(person))
    expect(body).toMatchObject({ quietHours: null, timeZone: expect.any(String) })
    expect(body.channels.map(({ topics, ...rest }) => rest)).toEqual([
      { channel: 'TELEGRAM', isOffered: false, account: 'vera', stopReason: 'BLOCKED', isOn: true },
      { channel: 'SLACK', isOffered: true, account: 'vera.x', stopReason: null, isOn: true },
      { channel: 'DISCORD', isOffered: true, account: 'vera.x', stopReason: null, isOn: true },
      { channel: 'PUSH', isOffered: false, account: '', stopReason: null, isOn: true },
    ])
    const off = body.channels.flatMap(({ channel, topics }) =>
      topics.flatMap(({ topic, isOn }) => (isOn ? [] : [[channel, topic]])),
    )
    expect(off).toEqual([['SLACK', 'intros']])
  })

  test('keep quiet hours, and refuse those of no length and unknown topics', async () => {
    const person = await buildSignedInParticipant(t, here.id)
    const save = (from: string, until: string) =>
      t.call(api.channel.updateQuietHours, { quietHours: { from, until } }, as(person))
    await save('22:00', '08:00')
    await save('23:30', '07:15')
    expect((await t.call(api.channel.list, {}, as(person))).body.quietHours).toEqual({ from: '23:30', until: '07:15' })
    expect((await save('22:00', '22:00')).failure.name).toBe('INVALID_INPUT')
    const unknown = { channel: 'SLACK', topic: 'gossip', isOn: false } as const
    expect((await t.call(api.channel.updateTopic, unknown, as(person))).failure.name).toBe('INVALID_INPUT')
  })
})
