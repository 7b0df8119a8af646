import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { renewRollup } from '../rollup/actions.ts'

let t: TestApp
let community: { id: string; domain: string }
let as: { token: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  t.clock.moveTo('2026-11-17T20:00:00Z')
})
afterAll(() => t.stop())

async function open() {
  community = await buildCommunity(t)
  const admin = await buildConnection(t, { communityId: community.id, role: 'ROLE_ADMIN' })
  as = { token: (await buildSession(t, admin)).token, host: `${community.domain}.localhost` }
}
const renew = () => t.app.openScope(community.id, true, renewRollup)
const join = async (
  joinedAt: string,
  profile: { city?: string; tags?: string[]; position?: string; lang?: 'en' | 'ru' } = {},
) => {
  const { id } = await buildParticipant(t, { communityId: community.id })
  await t.owner`
    update participant set joined_at = ${joinedAt}, city = ${profile.city ?? ''}, is_location_shared = true,
      latitude = ${profile.city ? 52.52 : null}, longitude = ${profile.city ? 13.4 : null}, tags = ${profile.tags ?? []},
      position = ${profile.position ?? ''}, preferred_lang = ${profile.lang ?? null}
    where id = ${id}`
  await t.owner`update request set created_at = ${joinedAt} where participant_id = ${id}`
  return id
}

describe('charts', () => {
  test('of a new community are made on the first look, and have no period before', async () => {
    await open()
    await join('2026-11-17T10:00:00Z')
    const first = await t.call(api.chart.data, {}, as)
    expect(first.body).toMatchObject({ madeAt: null, isRenewing: true, before: null })
    await expect
      .poll(async () => (await t.call(api.chart.data, {}, as)).body, { timeout: 30_000 })
      .toMatchObject({ isRenewing: false, madeAt: expect.any(String), total: { members: 1, joined: 1 }, before: null })
    expect((await t.call(api.chart.data, { range: 'all' }, as)).body).toMatchObject({ from: '2026-11-17', unit: 'day' })
  })

  test('compare a period with as many days before', async () => {
    await open()
    const [one, other, third] = [
      await join('2026-10-01T10:00:00Z'),
      await join('2026-10-30T10:00:00Z'),
      await join('2026-11-01T10:00:00Z'),
    ]
    const pair = { communityId: community.id, participantId: one as string }
    await buildIntro(t, { ...pair, subjectId: other, status: 'ACCEPTED', at: new Date('2026-11-16T10:00:00Z') })
    await buildIntro(t, { ...pair, subjectId: third, at: new Date('2026-11-15T10:00:00Z') })
    await renew()
    const { body } = await t.call(api.chart.data, { communityId: community.id, range: '30' }, as)
    expect(body).toMatchObject({
      from: '2026-10-19',
      to: '2026-11-17',
      unit: 'day',
      eventUnit: 'week',
      total: { members: 3, joined: 2, introsSent: 2, introsAnswered: 1, introsAccepted: 1, activeWeek: 2 },
      before: { from: '2026-09-19', to: '2026-10-18', members: 1, joined: 1, introsSent: 0 },
      activation: { joined: 2, introduced: 1, met: 0 },
      isRenewing: false,
    })
    expect(body.buckets).toHaveLength(30)
    expect(body.buckets.at(-1)).toMatchObject({ members: 3 })
    expect(body.cohorts).toEqual([
      { month: '2026-10-01', members: 2, active: [2, 2] },
      { month: '2026-11-01', members: 1, active: [1] },
    ])
    const [week, year] = [
      (await t.call(api.chart.data, { range: '7' }, as)).body,
      (await t.call(api.chart.data, { range: 'year' }, as)).body,
    ]
    expect([week.buckets.length, year.unit, year.before]).toEqual([7, 'month', null])
  })

  test('follow the pairs first shown in the period and in the one before to a scored meeting, also as a file', async () => {
    await open()
    const shown = (at: string, more: { score?: number } = {}) =>
      buildMatching(t, { communityId: community.id, at: new Date(at), ...more })
    const asked = ({ participantId, subjectId }: { participantId: string; subjectId: string }, answeredAt?: string) =>
      buildIntro(t, {
        communityId: community.id,
        participantId,
        subjectId,
        at: new Date('2026-11-16T10:00:00Z'),
        status: answeredAt ? 'ACCEPTED' : 'SENT',
        ...(answeredAt && { answeredAt: new Date(answeredAt) }),
      })
    const old = await shown('2026-11-04T10:00:00Z')
    await asked(old, '2026-11-06T10:00:00Z')
    await shown('2026-11-16T10:00:00Z')
    await asked(await shown('2026-11-16T10:00:00Z'))
    // 17 November in the zone of the community.
    await asked(await shown('2026-11-16T23:30:00Z'), '2026-11-17T10:00:00Z')
    await asked(await shown('2026-11-17T10:00:00Z', { score: 4 }), '2026-11-17T12:00:00Z')
    // Shown again, in the other direction: the pair stays in the period before.
    const again = { communityId: community.id, participantId: old.subjectId, subjectId: old.participantId }
    await buildMatching(t, { ...again, at: new Date('2026-11-17T10:00:00Z') })
    await renew()
    const { body } = await t.call(api.chart.data, { range: '7' }, as)
    expect(body.total).toMatchObject({
      pairsShown: 4,
      pairsConnected: 3,
      pairsAnswered: 2,
      pairsMet: 1,
      pairsScored: 0,
    })
    expect(body.before).toMatchObject({
      pairsShown: 1,
      pairsConnected: 1,
      pairsAnswered: 1,
      pairsMet: 0,
      pairsScored: 0,
    })
    const lines = (await t.call(api.chart.exportCsv, { chart: 'funnel', range: '7' }, as)).raw.split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFFrom,To,Pairs shown,Pairs with an intro,Pairs with an answer,Pairs that met,Pairs where both scored',
    )
    expect(lines.slice(-3)).toEqual(['2026-11-16,2026-11-16,2,1,0,0,0', '2026-11-17,2026-11-17,2,2,2,1,0', ''])
  })

  test('begin a day at midnight of the community, also after it moved to another zone', async () => {
    await open()
    await t.owner`update community set time_zone = 'Asia/Tokyo' where id = ${community.id}`
    // 16 November in UTC, 17 November in Tokyo.
    await join('2026-11-16T16:00:00Z')
    const joinedOn = async () => {
      await renew()
      const rows = await t.owner<{ day: string }[]>`
        select day from rollup_day where community_id = ${community.id} and joined > 0`
      return rows.map(({ day }) => day)
    }
    expect(await joinedOn()).toEqual(['2026-11-17'])
    await t.owner`update community set time_zone = 'UTC' where id = ${community.id}`
    expect(await joinedOn()).toEqual(['2026-11-16'])
  })

  test('show how members spread, and merge groups of fewer than three by what members wrote', async () => {
    await open()
    for (const tags of [['Tea', 'Yoga'], ['tea'], ['tea', 'Chess']])
      await join('2026-11-01T10:00:00Z', { city: 'Berlin', tags, position: 'Baker', lang: 'en' })
    await join('2026-11-01T10:00:00Z', { position: 'Only one', lang: 'ru' })
    await t.owner`update participant set is_location_shared = false where id = ${await join('2026-11-02T10:00:00Z', { city: 'Secret' })}`
    await renew()
    const { body } = await t.call(api.chart.distributions, { communityId: community.id }, as)
    const of = (kind: string) => body.items.find(each => each.kind === kind)
    expect(of('CITY')).toMatchObject({
      known: 3,
      groups: [{ label: 'Berlin', members: 3, latitude: 52.52 }],
      other: { members: 0 },
    })
    expect(of('COUNTRY')).toMatchObject({ known: 3, groups: [{ label: 'Germany', members: 3 }] })
    expect(of('TAG')).toMatchObject({
      known: 3,
      groups: [{ label: 'tea', members: 3 }],
      other: { groups: 2, members: 2 },
    })
    expect(of('POSITION')).toMatchObject({ groups: [{ label: 'Baker', members: 3 }], other: { groups: 1, members: 1 } })
    expect(JSON.stringify(body)).not.toMatch(/Only one|Secret|Chess/)
    const ru = await t.call(api.chart.distributions, {}, { ...as, headers: { 'accept-language': 'ru' } })
    expect(JSON.stringify(ru.body)).toContain('Германия')
  })

  test('are downloaded one by one or all together, with cells that no spreadsheet runs', async () => {
    await open()
    for (let at = 0; at < 3; at++) await join('2026-11-10T10:00:00Z', { tags: ['=HYPERLINK("x")'] })
    await renew()
    const growth = await t.call(api.chart.exportCsv, { chart: 'growth', range: '7' }, as)
    const lines = growth.raw.split('\r\n')
    expect(lines[0]).toBe('\uFEFFFrom,To,Members,Joined,Left')
    expect(lines[1]).toBe('2026-11-11,2026-11-11,3,0,0')
    expect(lines).toHaveLength(9)
    expect(growth.headers['content-disposition']).toContain(`${community.domain}-growth-2026-11-11-2026-11-17.csv`)
    const all = (await t.call(api.chart.exportCsv, { range: '30' }, as)).raw
    for (const title of ['Growth', 'Active members', 'Activation', 'Retention', 'Distributions'])
      expect(all).toContain(`${title}\r\n`)
    expect(all).not.toMatch(/(^|,)"?=/m)
    expect(all).toContain('HYPERLINK')
  })

  test('of another community are not found here', async () => {
    await open()
    const { id } = await buildCommunity(t)
    expect((await t.call(api.chart.data, { communityId: id }, as)).status).toBe(404)
    expect((await t.call(api.chart.exportCsv, { communityId: id }, as)).status).toBe(404)
  })
})
