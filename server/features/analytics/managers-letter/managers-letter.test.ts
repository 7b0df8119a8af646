import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { writeManagersLetter } from './actions.ts'
import { managersLetterChores } from './jobs.ts'

let t: TestApp
let community: { id: string; domain: string }
let admin: Awaited<ReturnType<typeof buildSignedInParticipant>>
/** Monday, nine in the morning in Berlin, the time zone of test communities. */
const monday = '2026-11-16T08:00:00Z'
const week = '2026-11-16'

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  t.clock.moveTo('2026-11-11T10:00:00Z')
  community = await buildCommunity(t)
  admin = await buildSignedInParticipant(t, community.id, { role: 'ROLE_ADMIN', firstName: 'Mira' })
})

const letters = () => t.owner<{ recipient: string; subject: string; plain: string; html: string; lang: string }[]>`
  select recipient, subject, plain, html, lang from letter where community_id = ${community.id} and kind = 'analytics.managers'`
const write = (userId = admin.userId) =>
  t.app.openScope(community.id, true, scope => writeManagersLetter(scope, userId, week))
let visited: string[] = []
const queued = async () => {
  visited = await runChore(t, managersLetterChores, 'weekly letters to managers')
  const rows = await t.owner<{ userId: string }[]>`
    select payload -> 'data' ->> 'userId' as user_id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    where k.identifier = 'analytics.managersLetter' and payload ->> 'communityId' = ${community.id}`
  return rows.map(({ userId }) => userId)
}

describe('the weekly letter to managers', () => {
  test('has the figures of last week and the three things most worth doing, each a link', async () => {
    const [one, other] = [
      await buildParticipant(t, { communityId: community.id }),
      await buildParticipant(t, { communityId: community.id }),
    ]
    const pair = { communityId: community.id, participantId: one.id }
    await buildIntro(t, { ...pair, subjectId: other.id, at: new Date('2026-11-01T10:00:00Z') })
    for (let at = 0; at < 2; at++) await buildParticipant(t, { communityId: community.id, moderationStatus: 'PENDING' })
    await buildEvent(t, {
      communityId: community.id,
      title: 'Tea & <b>bread</b>',
      date: '2026-11-21',
      maxParticipants: 20,
      slug: 'tea',
    })
    t.clock.moveTo(monday)
    await write()
    const [letter, more] = await letters()
    expect(more).toBeUndefined()
    expect(letter).toMatchObject({ recipient: admin.email, lang: 'en' })
    expect(letter?.subject).toMatch(/: your week, 9 November – 15 November$/)
    expect(letter?.plain).toContain('Mira, here is last week')
    expect(letter?.plain).toMatch(/3\n+3 joined/)
    expect(letter?.plain).toContain('2 newcomers are waiting for approval, the longest for 4 days')
    expect(letter?.plain).toContain('“Tea & <b>bread</b>” in 5 days has 0 of 20 places taken')
    expect(letter?.plain).toContain('1 intro has had no answer for a week')
    expect(letter?.html).not.toContain('<b>bread')
    for (const path of ['/admin/moderation', '/event/tea', '/dashboard'])
      expect(letter?.html).toContain(`backTo=${encodeURIComponent(path)}`)
  })

  test('is written in Russian for those who chose it', async () => {
    await t.owner`update participant set preferred_lang = 'ru' where id = ${admin.id}`
    for (let at = 0; at < 5; at++) await buildParticipant(t, { communityId: community.id, moderationStatus: 'PENDING' })
    t.clock.moveTo(monday)
    await write()
    expect((await letters())[0]?.plain).toContain('5 новичков ждут подтверждения, дольше всех — 4 дня')
  })

  test('is due at nine on Monday in the zone of the reader, and goes only to those who may see the figures', async () => {
    const viewer = await buildParticipant(t, { communityId: community.id })
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${community.id}, ${viewer.userId}, 'CAN_VIEW_ADMIN_PANEL', now())`
    await t.owner`update participant set time_zone = 'America/New_York' where id = ${viewer.id}`
    await buildParticipant(t, { communityId: community.id })
    t.clock.moveTo('2026-11-16T07:59:00Z')
    expect(await queued()).toEqual([])
    expect(visited).not.toContain(community.id)
    t.clock.moveTo(monday)
    expect(await queued()).toEqual([admin.userId])
    t.clock.moveTo('2026-11-16T14:00:00Z')
    expect((await queued()).toSorted()).toEqual([admin.userId, viewer.userId].toSorted())
    await write()
    await t.owner`delete from graphile_worker._private_jobs`
    expect(await queued()).toEqual([viewer.userId])
  })

  test('is written once when two workers have it at the same moment', async () => {
    await buildParticipant(t, { communityId: community.id })
    t.clock.moveTo(monday)
    await Promise.all([write(), write(), write()])
    expect(await letters()).toHaveLength(1)
    await write()
    expect(await letters()).toHaveLength(1)
  })

  test('is not sent about a week in which nothing happened, or with its topic switched off', async () => {
    // Nobody has done anything since the week before last.
    await t.owner`update participant set joined_at = '2026-10-01T10:00:00Z' where community_id = ${community.id}`
    await t.owner`update request set created_at = '2026-10-01T10:00:00Z', closed_at = '2026-10-02T10:00:00Z' where community_id = ${community.id}`
    t.clock.moveTo(monday)
    await write()
    expect(await letters()).toEqual([])
    expect(await t.owner`select is_sent from managers_letter where community_id = ${community.id}`).toEqual([
      { isSent: false },
    ])
    const second = await buildSignedInParticipant(t, community.id, { role: 'ROLE_ADMIN' })
    await t.owner`update participant set joined_at = '2026-11-12T10:00:00Z' where id = ${second.id}`
    const as = { token: second.token, host: `${community.domain}.localhost` }
    expect((await t.call(api.letter.updateTopic, { topic: 'managing', isOn: false }, as)).status).toBe(200)
    await write(second.userId)
    expect(await letters()).toEqual([])
  })
})
