import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type MemberCondition, memberCondition, memberFilter, memberFilterText } from '#contract/crm/member-filter.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { Callers } from '#server/platform/http/callers.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildMemberTag } from '../member-tag/testing.ts'
import { whereMembers } from './actions.ts'

const years = '019a0000-0000-7000-8000-000000000001'
const interests = '019a0000-0000-7000-8000-000000000002'
const dayMs = 24 * 3600_000

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
const members: Record<string, Awaited<ReturnType<typeof buildParticipant>>> = {}

/** Anna has everything, Boris nothing, Vera something else. */
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const people = { Anna: 'ROLE_USER', Boris: 'ROLE_USER', Вера: 'ROLE_ADMIN' } as const
  for (const [firstName, role] of Object.entries(people))
    members[firstName] = await buildParticipant(t, { communityId: here.id, firstName, role })
  const { Anna: anna, Boris: boris, Вера: vera } = members
  if (!anna || !boris || !vera) throw new Error('Not built')
  await t.owner`
    update participant set last_name = 'Orlova', login = 'AnnaTea', company = 'Tea & 100% Ltd', position = 'Founder', city = 'Berlin',
      about = 'Brews Sencha', looking_for = 'A partner', can_help = 'Tastes any tea', goal = 'Open a shop', tags = '{tea,coffee}', preferred_lang = 'ru',
      avatar_file = 'a', is_filled = true, is_telegram_connected = true, profile_visibility = 'public',
      joined_at = '2026-01-10 23:30+00'
    where id = ${anna.id}`
  await t.owner`
    update participant set last_name = '', looking_for = '', moderation_status = 'PENDING', is_profile_enabled = false,
      is_networking_enabled = false, is_email_confirmed = false, joined_at = ${new Date(t.clock.now().getTime() - 2.5 * dayMs)}
    where id = ${boris.id}`
  await t.owner`
    update participant set last_name = 'Кузнецова', company = 'Coffee', city = 'Казань', tags = '{coffee}', looking_for = 'кофе',
      moderation_status = 'REJECTED', joined_at = '2026-01-11 12:00+00' where id = ${vera.id}`
  await t.owner`update app_user set email = 'anna@tea.example' where id = ${anna.userId}`
  await t.owner`update app_user set email = 'boris@example.org' where id = ${boris.userId}`
  await t.owner`update connection set is_organiser = true where user_id = ${anna.userId}`
  await t.owner`
    insert into contact (community_id, participant_id, type, value) values
      (${here.id}, ${anna.id}, 'TELEGRAM', '@anna'), (${here.id}, ${anna.id}, 'PHONE', '+7'), (${here.id}, ${vera.id}, 'PHONE', '+8')`
  await t.owner`
    insert into notification_pref (community_id, participant_id, channel, is_disabled) values
      (${here.id}, ${anna.id}, 'EMAIL', true), (${here.id}, ${vera.id}, 'TELEGRAM', true)`
  await t.owner`
    insert into blocked_user (community_id, user_id, reason, blocked_at) values (${here.id}, ${boris.userId}, '', ${t.clock.now()})`
  for (const tag of ['speaker', 'VIP']) await buildMemberTag(t, { communityId: here.id, participantId: anna.id, tag })
  await buildMemberTag(t, { communityId: here.id, participantId: vera.id, tag: 'speaker' })
  await t.owner`
    insert into question (community_id, id, place, type, text, options) values
      (${here.id}, ${years}, 1, 'TEXT', '{"en": "Why?", "ru": "Зачем?"}', '[]'),
      (${here.id}, ${interests}, 2, 'CHECKBOX', '{"en": "What?", "ru": "Что?"}', '[{"id": "a", "text": {"en": "A", "ru": "А"}}]')`
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, options, answered_at) values
      (${here.id}, ${anna.userId}, ${years}, 'For the Tea', '{}', now()),
      (${here.id}, ${anna.userId}, ${interests}, '', '{a,b}', now()), (${here.id}, ${vera.userId}, ${interests}, '', '{b}', now())`
  for (const [from, to, answeredAt] of [
    [anna, boris, null],
    [anna, vera, t.clock.now()],
    [vera, boris, null],
  ] as const)
    await t.owner`
      insert into intro (community_id, id, from_id, to_id, status, created_at, answered_at)
      values (${here.id}, ${newId(t.clock.now())}, ${from.id}, ${to.id}, 'SENT', ${t.clock.now()}, ${answeredAt})`
  await t.owner`update listed_member set events_attended = 2 where participant_id = ${anna.id}`
  await t.owner`
    update listed_member set last_active_at = ${new Date(t.clock.now().getTime() - 9.5 * dayMs)} where participant_id = ${anna.id}`
  await t.owner`
    update listed_member set last_active_at = ${new Date(t.clock.now().getTime() - 90 * dayMs)} where participant_id = ${vera.id}`
})
afterAll(() => t.stop())

/** First names of the members that a filter finds. */
async function find(sent: unknown): Promise<string> {
  const filter = memberFilter.parse(sent)
  let names: string[] = []
  await t.app.openScope(here.id, true, async scope => {
    const rows = await scope.db<{ firstName: string }[]>`
      select p.first_name from participant p where ${whereMembers(scope.db, filter, scope)} order by p.first_name collate "C"`
    names = rows.map(({ firstName }) => firstName)
  })
  return names.join(' ')
}

type Row = [field: MemberCondition['field'], operator: string, value: unknown, found: string]
const sent = [
  ['name', 'contains', 'ORL', 'Anna'],
  ['name', 'notContains', 'орл', 'Anna Boris Вера'],
  ['name', 'is', 'anna orlova', 'Anna'],
  ['name', 'isNot', 'Anna Orlova', 'Boris Вера'],
  ['name', 'isSet', undefined, 'Anna Boris Вера'],
  ['name', 'isNotSet', undefined, ''],
  ['email', 'contains', 'tea.example', 'Anna'],
  ['email', 'is', 'BORIS@example.org', 'Boris'],
  ['login', 'is', 'annatea', 'Anna'],
  ['login', 'isNotSet', undefined, 'Boris Вера'],
  ['company', 'contains', '100%', 'Anna'],
  ['company', 'contains', '1%0', ''],
  ['company', 'isSet', undefined, 'Anna Вера'],
  ['position', 'is', 'founder', 'Anna'],
  ['city', 'is', 'КАЗАНЬ', 'Вера'],
  ['city', 'isNot', 'berlin', 'Boris Вера'],
  ['about', 'contains', 'sencha', 'Anna'],
  ['lookingFor', 'contains', 'Кофе', 'Вера'],
  ['canHelp', 'contains', 'ANY TEA', 'Anna'],
  ['goal', 'isSet', undefined, 'Anna'],
  ['topics', 'hasAny', ['tea', 'wine'], 'Anna'],
  ['topics', 'hasAll', ['tea', 'coffee'], 'Anna'],
  ['topics', 'hasNone', ['tea'], 'Boris Вера'],
  ['topics', 'isSet', undefined, 'Anna Вера'],
  ['topics', 'isNotSet', undefined, 'Boris'],
  ['memberTags', 'hasAny', ['speaker', 'VIP'], 'Anna Вера'],
  ['memberTags', 'hasAll', ['speaker', 'VIP', 'VIP'], 'Anna'],
  ['memberTags', 'hasNone', ['VIP'], 'Boris Вера'],
  ['memberTags', 'isSet', undefined, 'Anna Вера'],
  ['memberTags', 'isNotSet', undefined, 'Boris'],
  ['contacts', 'hasAny', ['PHONE'], 'Anna Вера'],
  ['contacts', 'hasAll', ['PHONE', 'TELEGRAM'], 'Anna'],
  ['contacts', 'hasNone', ['TELEGRAM'], 'Boris Вера'],
  ['contacts', 'isNotSet', undefined, 'Boris'],
  ['language', 'isAnyOf', ['ru'], 'Anna'],
  ['language', 'isAnyOf', ['en'], 'Boris Вера'],
  ['language', 'isNoneOf', ['en'], 'Anna'],
  ['status', 'isAnyOf', ['PENDING', 'REJECTED'], 'Boris Вера'],
  ['status', 'isNoneOf', ['PENDING'], 'Anna Вера'],
  ['visibility', 'isAnyOf', ['public'], 'Anna'],
  ['visibility', 'isNoneOf', ['public'], 'Boris Вера'],
  ['profileEnabled', 'is', false, 'Boris'],
  ['profileEnabled', 'is', true, 'Anna Вера'],
  ['networkingEnabled', 'is', false, 'Boris'],
  ['emailConfirmed', 'is', false, 'Boris'],
  ['unsubscribed', 'is', true, 'Anna'],
  ['unsubscribed', 'is', false, 'Boris Вера'],
  ['hasRequest', 'is', true, 'Anna Вера'],
  ['hasPhoto', 'is', true, 'Anna'],
  ['profileFilled', 'is', true, 'Anna'],
  ['telegramConnected', 'is', true, 'Anna'],
  ['organiser', 'is', true, 'Anna'],
  ['organiser', 'is', false, 'Boris Вера'],
  ['blocked', 'is', true, 'Boris'],
  ['joined', 'from', '2026-01-11', 'Anna Boris Вера'],
  ['joined', 'from', '2026-01-12', 'Boris'],
  ['joined', 'until', '2026-01-10', ''],
  ['joined', 'until', '2026-01-11', 'Anna Вера'],
  ['joined', 'withinDays', 3, 'Boris'],
  ['joined', 'withinDays', 2, ''],
  ['joined', 'beforeDays', 2, 'Anna Boris Вера'],
  ['joined', 'beforeDays', 3, 'Anna Вера'],
  ['lastActive', 'isSet', undefined, 'Anna Вера'],
  ['lastActive', 'isNotSet', undefined, 'Boris'],
  ['lastActive', 'withinDays', 10, 'Anna'],
  ['lastActive', 'beforeDays', 60, 'Boris Вера'],
  ['lastActive', 'from', '2020-01-01', 'Anna Вера'],
  ['lastActive', 'until', '2100-01-01', 'Anna Вера'],
  ['introsSent', 'is', 2, 'Anna'],
  ['introsSent', 'atLeast', 1, 'Anna Вера'],
  ['introsSent', 'atMost', 1, 'Boris Вера'],
  ['introsReceived', 'is', 2, 'Boris'],
  ['introsAnswered', 'atLeast', 1, 'Вера'],
  ['eventsAttended', 'atLeast', 2, 'Anna'],
] satisfies Row[]

const answers: [string, string, unknown, string][] = [
  [years, 'contains', 'TEA', 'Anna'],
  [years, 'notContains', 'tea', 'Boris Вера'],
  [years, 'is', 'for the tea', 'Anna'],
  [years, 'isNot', 'for the tea', 'Boris Вера'],
  [years, 'isSet', undefined, 'Anna'],
  [years, 'isNotSet', undefined, 'Boris Вера'],
  [interests, 'hasAny', ['b', 'c'], 'Anna Вера'],
  [interests, 'hasAll', ['a', 'b'], 'Anna'],
  [interests, 'hasNone', ['a'], 'Boris Вера'],
  [interests, 'isSet', undefined, 'Anna Вера'],
  [newId(new Date()), 'isSet', undefined, ''],
]

describe('a condition', () => {
  test.each(sent)('on %s: %s %j finds %j', async (field, operator, value, found) => {
    expect(await find({ conditions: [{ field, operator, ...(value === undefined ? {} : { value }) }] })).toBe(found)
  })

  test.each(answers)('on the answer to %s: %s %j finds %j', async (questionId, operator, value, found) => {
    const condition = { field: 'answer', questionId, operator, ...(value === undefined ? {} : { value }) }
    expect(await find({ conditions: [condition] })).toBe(found)
  })

  test('of each field of the contract is tested here', () => {
    const fields = new Set(
      memberCondition.options.flatMap(({ shape: { field } }) =>
        'options' in field ? field.options : [...field.values],
      ),
    )
    expect([...fields].sort()).toEqual([...new Set([...sent.map(([field]) => field), 'answer'])].sort())
  })
})

describe('a filter', () => {
  test.each([
    ['', 'Anna Boris Вера'],
    ['anna', 'Anna'],
    ['ORLOVA anna', 'Anna'],
    ['anna boris', ''],
    ['annatea', 'Anna'],
    ['@tea.example', 'Anna'],
    ['Vera', 'Вера'],
    ['вера кузн', 'Вера'],
    ['%', ''],
    ['_', ''],
  ])('searches for %j by name, login and email, in both scripts, and finds %j', async (search, found) => {
    expect(await find({ search })).toBe(found)
  })

  const [ofAnna, ofBoris] = [
    { field: 'city', operator: 'is', value: 'Berlin' },
    { field: 'blocked', operator: 'is', value: true },
  ]
  test('finds who meets all of the conditions, or any, and the search in both cases', async () => {
    expect(await find({ conditions: [ofAnna, ofBoris] })).toBe('')
    expect(await find({ match: 'any', conditions: [ofAnna, ofBoris] })).toBe('Anna Boris')
    expect(await find({ match: 'any', search: 'boris', conditions: [ofAnna, ofBoris] })).toBe('Boris')
  })

  test.each([
    ['an unknown field', '{"conditions": [{"field": "role", "operator": "is", "value": "ROLE_ADMIN"}]}'],
    ['an operator of another kind', '{"conditions": [{"field": "city", "operator": "atLeast", "value": 1}]}'],
    ['a value of another kind', '{"conditions": [{"field": "joined", "operator": "withinDays", "value": "1; drop"}]}'],
    ['more than 20 conditions', JSON.stringify({ conditions: Array(21).fill(ofAnna) })],
    ['text that is not JSON', '{'],
  ])('refuses %s', (_what, json) => {
    expect(memberFilterText.safeParse(json).success).toBe(false)
  })
})

describe('the row of the list', () => {
  const row = async (id: string) => {
    const [found] = await t.owner`select * from listed_member where participant_id = ${id}`
    return found
  }

  test('follows the session that opens a page here, and no other community', async () => {
    const elsewhere = await buildCommunity(t)
    const member = await buildParticipant(t, { communityId: here.id })
    const other = await buildParticipant(t, { communityId: elsewhere.id, userId: member.userId })
    const session = await buildSession(t, { communityId: here.id, userId: member.userId })
    const callers = new Callers(t.sql, t.clock)
    await callers.find(here.id, session.id)
    await callers.saveLastSeen()
    expect((await row(member.id))?.lastActiveAt).toMatch(/^20/)
    const [unseen] =
      await t.owner`select from listed_member where participant_id = ${other.id} and last_active_at is null`
    expect(unseen).toBeDefined()
  })

  test('follows intros and their answers, also when they are removed', async () => {
    const [one, other] = [
      await buildParticipant(t, { communityId: here.id }),
      await buildParticipant(t, { communityId: here.id }),
    ]
    const id = newId(t.clock.now())
    const counts = async () => {
      const [a, b] = [await row(one.id), await row(other.id)]
      return [a?.introsSent, b?.introsReceived, b?.introsAnswered]
    }
    await t.owner`
      insert into intro (community_id, id, from_id, to_id, created_at) values (${here.id}, ${id}, ${one.id}, ${other.id}, now())`
    expect(await counts()).toEqual([1, 1, 0])
    await t.owner`update intro set status = 'ACCEPTED', answered_at = now() where id = ${id}`
    expect(await counts()).toEqual([1, 1, 1])
    await t.owner`delete from participant where id = ${one.id}`
    expect(await row(one.id)).toBeUndefined()
    expect((await row(other.id))?.introsReceived).toBe(0)
    expect((await row(other.id))?.introsAnswered).toBe(0)
  })
})

test('the choices of the form are questions, member tags, topics and cities with counts', async () => {
  const { token } = await buildSession(t, { communityId: here.id, userId: members.Вера?.userId ?? '' })
  const { body } = await t.call(api.memberFilter.listChoices, {}, { host: here.host, token })
  expect(body.questions.map(({ id }) => id)).toEqual([years, interests])
  expect(body.memberTags).toEqual([
    { value: 'speaker', count: 2 },
    { value: 'VIP', count: 1 },
  ])
  expect(body.topics[0]).toEqual({ value: 'coffee', count: 2 })
  expect(body.cities).toContainEqual({ value: 'Казань', count: 1 })
})
