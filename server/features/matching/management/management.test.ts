import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { managementApi } from '#contract/matching/management.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildRun } from '#server/features/matching/run/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { mondayOf } from '../run/week.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
  here = await buildCommunity(t)
})

async function manager() {
  const place = await buildConnection(t, {
    communityId: here.id,
    permissions: ['CAN_VIEW_ADMIN_PANEL', 'CAN_MANAGE_COMMUNITY'],
  })
  return { ...place, token: (await buildSession(t, place)).token }
}
const as = ({ token }: { token: string }) => ({ host: here.host, token })

describe('runs', () => {
  test('are the last ten, newest first, with facts once they are done', async () => {
    const me = await manager()
    const mondayAfter = (weeks: number) => new Date(Date.UTC(2026, 0, 5 + 7 * weeks)).toISOString().slice(0, 10)
    for (let week = 1; week <= 12; week++)
      await buildRun(t, {
        communityId: here.id,
        week: mondayAfter(week),
        status: week === 12 ? 'RUNNING' : 'DONE',
        facts: { members: week, lists: 1, shown: 2, neverShown: 0, isRefitted: false, weights: [0.5] },
      })
    const { body } = await t.call(managementApi.listRuns, {}, as(me))
    expect(body.items.map(({ week }) => week)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(mondayAfter))
    expect(body.items[0]).toMatchObject({
      week: '2026-03-30',
      status: 'RUNNING',
      progress: 0.5,
      finishedAt: null,
      facts: null,
    })
    expect(body.items[1]?.facts).toEqual({ members: 11, lists: 1, shown: 2, neverShown: 0, isRefitted: false })
  })

  test('say who may start one: those who may manage the community', async () => {
    const panel = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_VIEW_ADMIN_PANEL'] })
    const can = async (me: { token: string }) => (await t.call(managementApi.listRuns, {}, as(me))).body.can
    expect(await can(panel)).toEqual({ start: false })
    expect(await can(await manager())).toEqual({ start: true })
  })

  test('are queued as one job for this week, however often started', async () => {
    const me = await manager()
    const start = () => t.call(managementApi.startRun, {}, as(me))
    expect((await start()).body).toEqual({})
    expect((await start()).status).toBe(200)
    const { items } = (await t.call(api.change.list, { kind: 'run' }, as(me))).body
    expect(items.map(({ after }) => after)).toEqual([{ isStarted: true }, { isStarted: true }])
    const jobs = await t.owner<{ payload: { data: { week: string } } }[]>`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
      where k.identifier = 'matching.run' and payload ->> 'communityId' = ${here.id}`
    const [zone] = await t.owner<{ timeZone: string }[]>`select time_zone from community where id = ${here.id}`
    expect(jobs.map(({ payload }) => payload.data.week)).toEqual([mondayOf(t.clock.now(), zone?.timeZone ?? '')])
  })
})

describe('the matching rules of a community', () => {
  const get = async (me: { token: string }) => (await t.call(managementApi.getRules, {}, as(me))).body
  const pairInput = (one: string, other: string) => ({ firstId: one, secondId: other })

  test('have defaults, and can be changed', async () => {
    const me = await manager()
    expect(await get(me)).toEqual({
      neverSameCompany: false,
      neverGroups: [],
      cooldownWeeks: 8,
      pairs: [],
      pace: { people: 1, weeks: 0 },
      isStarving: false,
    })
    const update = (cooldownWeeks: number) =>
      t.call(
        managementApi.updateRules,
        { neverSameCompany: true, neverGroups: [['investor', 'founder']], cooldownWeeks },
        as(me),
      )
    expect((await update(4)).body).toEqual({ pace: { people: 1, weeks: 0 }, isStarving: true })
    for (let count = 0; count < 11; count++) await buildParticipant(t, { communityId: here.id })
    expect((await update(0)).body).toEqual({ pace: { people: 5, weeks: 1 }, isStarving: false })
    expect(await get(me)).toMatchObject({
      neverSameCompany: true,
      neverGroups: [['investor', 'founder']],
      cooldownWeeks: 0,
      isStarving: false,
    })
  })

  test('enter the audit log with what differs, pairs without the second person', async () => {
    const me = await manager()
    const rules = { neverSameCompany: true, neverGroups: [], cooldownWeeks: 8 }
    await t.call(managementApi.updateRules, rules, as(me))
    await t.call(managementApi.updateRules, rules, as(me))
    const [one, other] = [
      (await buildParticipant(t, { communityId: here.id })).id,
      (await buildParticipant(t, { communityId: here.id })).id,
    ]
    t.clock.moveBy(1000)
    await t.call(managementApi.setPairRule, { ...pairInput(one, other), kind: 'NEVER' }, as(me))
    const { items } = (await t.call(api.change.list, { kind: 'matchingRules' }, as(me))).body
    expect(items.map(({ before, after }) => [before, after])).toEqual([
      [{ pair: null }, { pair: 'NEVER' }],
      [{ neverSameCompany: false }, { neverSameCompany: true }],
    ])
    expect(JSON.stringify(items)).not.toContain(one)
    expect(JSON.stringify(items)).not.toContain(other)
  })

  test.each([{ cooldownWeeks: 105 }, { neverGroups: [['investor']] }, { neverGroups: [['investor', '']] }])(
    'are refused: %o',
    async wrong => {
      const rules = { neverSameCompany: false, neverGroups: [], cooldownWeeks: 8, ...wrong } as never
      expect((await t.call(managementApi.updateRules, rules, as(await manager()))).failure.name).toBe('INVALID_INPUT')
    },
  )

  test('list pairs in either order while both are visible', async () => {
    const me = await manager()
    const [anna, boris] = [
      await buildParticipant(t, { communityId: here.id, firstName: 'Anna' }),
      await buildParticipant(t, { communityId: here.id, firstName: 'Boris' }),
    ]
    const set = (one: string, other: string, kind: 'MUST' | 'NEVER') =>
      t.call(managementApi.setPairRule, { ...pairInput(one, other), kind }, as(me))
    expect((await set(boris.id, anna.id, 'MUST')).body).toEqual({})
    expect((await set(anna.id, boris.id, 'NEVER')).status).toBe(200)
    const { pairs } = await get(me)
    expect(pairs).toMatchObject([{ kind: 'NEVER' }])
    expect([pairs[0]?.first.firstName, pairs[0]?.second.firstName].sort()).toEqual(['Anna', 'Boris'])
    await t.owner`update participant set is_profile_enabled = false where id = ${anna.id}`
    expect((await get(me)).pairs).toEqual([])
    await t.owner`update participant set is_profile_enabled = true where id = ${anna.id}`
    const remove = () => t.call(managementApi.removePairRule, pairInput(boris.id, anna.id), as(me))
    expect((await remove()).body).toEqual({})
    expect((await remove()).status).toBe(200)
    expect((await get(me)).pairs).toEqual([])
  })

  test('refuse a pair of one, and hidden participants and other communities', async () => {
    const me = await manager()
    const somebody = await buildParticipant(t, { communityId: here.id })
    const hidden = await buildParticipant(t, { communityId: here.id, isNetworkingEnabled: false })
    const stranger = await buildParticipant(t)
    const both = (other: string) => [
      t.call(managementApi.setPairRule, { ...pairInput(somebody.id, other), kind: 'NEVER' }, as(me)),
      t.call(managementApi.removePairRule, pairInput(other, somebody.id), as(me)),
    ]
    for (const answer of await Promise.all(both(somebody.id))) expect(answer.failure.name).toBe('INVALID_INPUT')
    for (const answer of await Promise.all(both(stranger.id)))
      expect(answer.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    // A rule about a participant who became hidden can still be removed.
    expect((await Promise.all(both(hidden.id))).map(({ status }) => status)).toEqual([404, 200])
  })
})

test('reading needs the admin panel permission, writing the management permission', async () => {
  const panel = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_VIEW_ADMIN_PANEL'] })
  const member = await buildSignedInParticipant(t, here.id)
  const pair = { firstId: panel.id, secondId: member.id }
  const rules = { neverSameCompany: false, neverGroups: [], cooldownWeeks: 1 }
  const calls = (me: { token: string }) =>
    Promise.all([
      t.call(managementApi.listRuns, {}, as(me)),
      t.call(managementApi.startRun, {}, as(me)),
      t.call(managementApi.getRules, {}, as(me)),
      t.call(managementApi.updateRules, rules, as(me)),
      t.call(managementApi.setPairRule, { ...pair, kind: 'MUST' }, as(me)),
      t.call(managementApi.removePairRule, pair, as(me)),
    ])
  expect((await calls(panel)).map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403])
  expect((await calls(member)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect((await calls(await manager())).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})
