import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildChat, buildMessage } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildNeverPair } from '#server/features/matching/never-pair/testing.ts'
import { buildRelation } from '#server/features/matching/relation/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { rowBuilders } from '#server/testing/slices.ts'
import { connectionColumns, participantColumns } from '../member-rows/store.ts'
import { buildMemberMerge } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Person = { id: string; userId: string; token: string }
const person = (firstName: string): Promise<Person> => buildSignedInParticipant(t, here.id, { firstName })
const three = async () => ({ kept: await person('Anna'), other: await person('Ann'), third: await person('Xenia') })

async function merge(kept: Person, other: Person, fromOther: 'lookingFor'[] = []) {
  const { codes } = await buildMemberMerge(t, { communityId: here.id, keptId: kept.id, otherId: other.id, fromOther })
  for (const code of Object.values(codes))
    expect((await t.call(api.memberMerge.confirm, { code }, { host: here.host })).status).toBe(200)
}

const foreignKeysTo = async (table: 'participant' | 'connection') => {
  const rows = await t.owner<{ name: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = ${table}::regclass order by 1`
  return rows.map(({ name }) => name)
}

test('every column that refers to a participant or a connection has a rule', async () => {
  expect(await foreignKeysTo('participant')).toEqual(Object.keys(participantColumns).sort())
  expect(await foreignKeysTo('connection')).toEqual(Object.keys(connectionColumns).sort())
})

/** Rows that a merge refuses, or that the test makes itself. */
const notBuilt = ['blocked_user', 'permission', 'member_merge', 'participant', 'connection']

test('whatever rows two members have in any table, none refers to the one who ended', async () => {
  const { kept, other, third } = await three()
  const owners = [
    [kept, third],
    [other, third],
    [third, kept],
    [third, other],
    [kept, other],
    [other, kept],
  ] as const
  let built = 0
  for (const [table, build] of Object.entries(rowBuilders))
    for (const [{ id: participantId, userId }, { id: subjectId }] of owners)
      if (!notBuilt.includes(table))
        await build(t, { communityId: here.id, userId, participantId, subjectId }).then(
          () => built++,
          error => {
            // Only one such row can exist, as for the second of the two people of a pair.
            if (!['23505', '23514'].includes(error.code)) throw error
          },
        )
  expect(built).toBeGreaterThan(150)
  await t.owner`delete from permission where community_id = ${here.id}`
  await t.owner`delete from blocked_user where community_id = ${here.id}`
  await t.owner`update connection set role = 'ROLE_USER' where community_id = ${here.id}`
  await t.owner`delete from payment where community_id = ${here.id}`
  await merge(kept, other)
  const left: string[] = []
  for (const [columns, id] of [
    [participantColumns, other.id],
    [connectionColumns, other.userId],
  ] as const)
    for (const name of Object.keys(columns)) {
      const [table = '', column = ''] = name.split('.')
      const rows =
        await t.owner`select from ${t.owner(table)} where community_id = ${here.id} and ${t.owner(column)} = ${id}`
      if (rows.length > 0) left.push(name)
    }
  expect(left).toEqual([])
  const [listed] = await t.owner<{ isRight: boolean }[]>`
    select m.intros_sent = (select count(*) from intro i where i.from_id = m.participant_id)
      and m.intros_received = (select count(*) from intro i where i.to_id = m.participant_id) as is_right
    from listed_member m where m.participant_id = ${kept.id}`
  expect(listed).toEqual({ isRight: true })
})

describe('where both have one with the same person', () => {
  test('the accepted intro stays, and what the two had with each other goes', async () => {
    const { kept, other, third } = await three()
    const of = { communityId: here.id, subjectId: third.id }
    await buildIntro(t, { ...of, participantId: kept.id, status: 'DECLINED' })
    const { id } = await buildIntro(t, { ...of, participantId: other.id, status: 'ACCEPTED' })
    await buildIntro(t, { communityId: here.id, participantId: kept.id, subjectId: other.id })
    await merge(kept, other)
    expect(await t.owner`select id, from_id from intro where ${kept.id}::uuid in (from_id, to_id)`).toEqual([
      { id, fromId: kept.id },
    ])
    const counts = await t.owner`
      select intros_sent, intros_received, intros_answered from listed_member where participant_id in (${kept.id}, ${third.id})
      order by intros_sent desc`
    expect(counts).toEqual([
      { introsSent: 1, introsReceived: 0, introsAnswered: 0 },
      { introsSent: 0, introsReceived: 1, introsAnswered: 1 },
    ])
  })

  test('the two chats become one, in the order of time, and what was not read stays unread', async () => {
    const { kept, other, third } = await three()
    const of = { communityId: here.id }
    const mine = await buildChat(t, { ...of, memberIds: [kept.id, third.id] })
    const theirs = await buildChat(t, { ...of, memberIds: [other.id, third.id] })
    const say = async (chatId: string, authorId: string, text: string) => {
      t.clock.moveBy(1000)
      await buildMessage(t, { ...of, chatId, authorId, text })
    }
    await say(mine.id, third.id, 'one')
    await say(theirs.id, third.id, 'two')
    await t.owner`update chat_member set read_number = 1, unread = 0 where participant_id in (${kept.id}, ${other.id})`
    await say(mine.id, kept.id, 'three')
    await say(theirs.id, third.id, 'four')
    await merge(kept, other)
    const asKept = { host: here.host, token: kept.token }
    const { body } = await t.call(api.message.list, { id: mine.id }, asKept)
    expect(body.items.map(({ text }) => text).sort()).toEqual(['four', 'one', 'three', 'two'])
    const rows = await t.owner`select number, text from chat_message where chat_id = ${mine.id} order by number`
    expect(rows.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four'])
    const members = await t.owner`
      select participant_id, read_number, unread from chat_member where chat_id = ${mine.id} order by read_number desc`
    expect(members).toMatchObject([{ participantId: kept.id, readNumber: 3, unread: 1 }, { participantId: third.id }])
    expect(await t.owner`select from chat where id = ${theirs.id}`).toEqual([])
  })

  test('the better place at an event stays, and the other one is free again', async () => {
    const { kept, other } = await three()
    const { eventId } = await buildParticipation(t, {
      communityId: here.id,
      participantId: kept.id,
      status: 'CONFIRMED',
      plusOnes: 2,
    })
    await buildParticipation(t, {
      communityId: here.id,
      eventId,
      participantId: other.id,
      checkedInAt: t.clock.now(),
    })
    await merge(kept, other)
    expect(await t.owner`select participant_id, plus_ones from participation where event_id = ${eventId}`).toEqual([
      { participantId: kept.id, plusOnes: 0 },
    ])
    expect(await t.owner`select places_taken, checked_in from event_tally where event_id = ${eventId}`).toEqual([
      { placesTaken: 1, checkedIn: 1 },
    ])
    expect(await t.owner`select events_attended from listed_member where participant_id = ${kept.id}`).toEqual([
      { eventsAttended: 1 },
    ])
  })

  test('a block holds, and the later like or dislike', async () => {
    const { kept, other, third } = await three()
    const at = (day: number) => new Date(Date.UTC(2026, 4, day))
    const of = { communityId: here.id, subjectId: third.id }
    await buildNeverPair(t, { ...of, participantId: kept.id })
    await buildNeverPair(t, { ...of, participantId: other.id })
    await t.owner`update never_pair set is_blocked = true where participant_id = ${other.id}`
    await buildRelation(t, { ...of, participantId: kept.id, relationType: 'LIKE', at: at(1) })
    await buildRelation(t, { ...of, participantId: other.id, relationType: 'DISLIKE', at: at(2) })
    await merge(kept, other)
    expect(await t.owner`select is_blocked from never_pair where participant_id = ${kept.id}`).toEqual([
      { isBlocked: true },
    ])
    expect(await t.owner`select relation_type from relation where participant_id = ${kept.id}`).toEqual([
      { relationType: 'DISLIKE' },
    ])
  })

  test.each([
    ['kept', [] as 'lookingFor'[], 'ovens'],
    ['other', ['lookingFor'] as 'lookingFor'[], 'flour'],
  ])('the open request is the one whose text stays, that of the %s one', async (_whose, fromOther, text) => {
    const { kept, other } = await three()
    await t.owner`update participant set looking_for = 'ovens' where id = ${kept.id}`
    await t.owner`update participant set looking_for = 'flour' where id = ${other.id}`
    const [own] =
      await t.owner`select id from request where text = ${text} and participant_id in (${kept.id}, ${other.id})`
    await merge(kept, other, fromOther)
    expect(await t.owner`select id, text from request where participant_id = ${kept.id} and closed_at is null`).toEqual(
      [{ id: own?.id, text }],
    )
    expect(await t.owner`select looking_for from participant where id = ${kept.id}`).toEqual([{ lookingFor: text }])
  })
})
