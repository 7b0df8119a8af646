import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import {
  filterOf,
  type NotificationKind,
  notificationFilters,
  notificationKinds,
  notificationTopics,
} from '#contract/notifications/notification-kinds.ts'
import { type MessengerStandIn, startMessengerStandIn } from '#demo/messengers/stand-in.ts'
import { buildAccount, buildWorkspace } from '#server/features/notifications/messenger/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { bursts } from '#server/testing/notification-scenes/bursts.ts'
import { ownDoings } from '#server/testing/notification-scenes/events.ts'
import { makeModerator } from '#server/testing/notification-scenes/matching.ts'
import { expectOpens } from '#server/testing/notification-scenes/places.ts'
import { openScene, type Reader, type Scene, type Telling } from '#server/testing/notification-scenes/scene.ts'
import { scenes } from '#server/testing/notification-scenes/scenes.ts'

import { buildNotification } from './testing.ts'

let standIn: MessengerStandIn
let t: TestApp
let scene: Scene
beforeAll(async () => {
  standIn = await startMessengerStandIn()
  const environment = { ...standIn.settings, TELEGRAM_BOT_TOKEN: '1:test', TELEGRAM_BOT_NAME: 'tea_bot' }
  t = await startTestApp({ runsJobs: true, environment })
  scene = await openScene(t, standIn)
})
afterAll(async () => {
  await t.stop()
  await standIn.stop()
})
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const linesOf = async (kind: NotificationKind, reader: Reader, filter?: string) =>
  (await scene.listOf(reader, filter)).filter(line => line.kind === kind)

type Letter = { category: string; headers: Record<string, string> }
const lettersTo = ({ email }: Reader, kind: string) => t.owner<Letter[]>`
  select category, headers from letter where recipient = ${email} and kind = ${kind}`

/** The topic in its link for unsubscribing; null without such a link. */
const topicIn = ({ headers }: Letter): string | null =>
  /[?&]topic=(\w+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? null

test('every kind of notification has a scene', () => {
  expect(Object.keys(scenes).sort()).toEqual(notificationKinds.toSorted())
})

test.each(notificationKinds)('%s', async kind => {
  const telling: Telling = await scenes[kind](scene)
  await scene.done()
  const topic = notificationTopics[kind]
  const [line, ...more] = await linesOf(kind, telling.reader)
  expect(line).toMatchObject({ count: 1, ...telling.line })
  expect(more).toEqual([])
  for (const filter of notificationFilters)
    expect([filter, (await linesOf(kind, telling.reader, filter)).length]).toEqual([
      filter,
      filter === filterOf[topic] ? 1 : 0,
    ])
  if (line?.to) await expectOpens(scene, telling.reader, line.to)
  for (const other of telling.untold) expect(await linesOf(kind, other)).toEqual([])
  const letters = telling.letter === null ? [] : await lettersTo(telling.reader, telling.letter ?? kind)
  const category = telling.isService ? 'SERVICE' : topic
  const expected = { category, topic: telling.isService ? null : topic }
  expect(letters.map(letter => ({ category: letter.category, topic: topicIn(letter) }))).toEqual(
    telling.letter === null ? [] : [expected],
  )
})

test.each(Object.entries(ownDoings))('who %s has no line about it', async (_title, act) => {
  const { reader, kind } = await act(scene)
  await scene.done()
  expect(await linesOf(kind, reader)).toEqual([])
  expect(await lettersTo(reader, kind)).toHaveLength(kind === 'participation.requested' ? 0 : 1)
})

test('a moderator who reports somebody has neither a line nor a letter about it, the others have both', async () => {
  const [mira, nora, boris] = [await scene.member('Mira'), await scene.member('Nora'), await scene.member('Boris')]
  for (const moderator of [mira, nora]) await makeModerator(scene, moderator)
  await t.call(api.report.create, { participantId: boris.id, reason: 'SPAM' }, scene.as(mira))
  await scene.done()
  const told = async (who: Reader) => [
    (await linesOf('report.received', who)).length,
    (await lettersTo(who, 'participant.report')).length,
  ]
  expect([await told(mira), await told(nora)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('a workspace whose bot is refused is told to managers, and leads to where it is connected', async () => {
  const [manager, boris] = [await scene.member('Mira'), await scene.member('Boris')]
  await t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${manager.userId}`
  await buildWorkspace(t, { communityId: scene.here.id, token: 'xoxb-gone' })
  await buildAccount(t, { communityId: scene.here.id, participantId: boris.id })
  standIn.inbox.revokedTokens.add('xoxb-gone')
  await t.call(api.intro.send, { participantId: boris.id }, scene.as(manager))
  await scene.done()
  const [line] = await linesOf('channel.stopped', manager)
  expect(line).toMatchObject({ data: { channel: 'SLACK', isWorkspace: 'true' }, to: '/admin/options/messengers' })
  await expectOpens(scene, manager, line?.to ?? '')
  expect(await linesOf('channel.stopped', boris)).toMatchObject([{ to: '/settings#channels' }])
})

test.each(Object.entries(bursts) as [NotificationKind, (typeof bursts)[NotificationKind] & object][])(
  '%s of three people is one line, in which who does it again is counted once',
  async (kind, act) => {
    const { reader, people } = await act(scene)
    await scene.done()
    const [line, ...more] = await linesOf(kind, reader)
    expect(line).toMatchObject({ count: 3, people: people.toReversed().map(({ id }) => ({ id })) })
    expect(more).toEqual([])
    const [{ groupKey } = { groupKey: '' }] = await t.owner<{ groupKey: string }[]>`
      select group_key from notification where id = ${line?.id ?? ''}`
    const again = { actorId: people[0]?.id ?? '', data: line?.data ?? {}, groupKey }
    await buildNotification(t, { communityId: scene.here.id, participantId: reader.id, kind, ...again })
    expect(await linesOf(kind, reader)).toMatchObject([{ count: 3, people: [{ id: people[0]?.id }, {}, {}] }])
  },
)
