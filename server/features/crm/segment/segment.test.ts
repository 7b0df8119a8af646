import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { segmentsAtMost } from '#contract/crm/segment.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { getSegmentFilter } from './actions.ts'
import { buildSegment } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

async function build() {
  const here = await buildCommunity(t)
  const admin = await buildSignedInParticipant(t, here.id, { firstName: 'Anna', role: 'ROLE_ADMIN' })
  return { here, admin, as: { host: here.host, token: admin.token } }
}
const ofBerlin = { conditions: [{ field: 'city' as const, operator: 'is' as const, value: 'Berlin' }] }

test('a segment keeps itself up to date, is renamed, gets another filter and is removed, and each change is in the log', async () => {
  const { here, as } = await build()
  const { body: made } = await t.call(api.segment.create, { name: 'Berlin founders', filter: ofBerlin }, as)
  expect(made).toMatchObject({ name: 'Berlin founders', count: 0, filter: { ...ofBerlin, search: '', match: 'all' } })
  const member = await buildParticipant(t, { communityId: here.id })
  await t.owner`update participant set city = 'berlin' where id = ${member.id}`
  expect((await t.call(api.segment.list, {}, as)).body).toEqual([{ ...made, count: 1 }])
  const renamed = await t.call(api.segment.update, { id: made.id, name: 'Berlin' }, as)
  expect(renamed.body).toMatchObject({ name: 'Berlin', count: 1 })
  const changed = await t.call(api.segment.update, { id: made.id, filter: { search: 'nobody' } }, as)
  expect(changed.body).toMatchObject({ name: 'Berlin', count: 0 })
  await t.app.openScope(here.id, true, async ({ db }) => {
    expect((await getSegmentFilter(db, made.id))?.search).toBe('nobody')
  })
  await t.call(api.segment.remove, { id: made.id }, as)
  expect((await t.call(api.segment.list, {}, as)).body).toEqual([])
  const { items } = (await t.call(api.change.list, { kind: 'segment' }, as)).body
  expect(items.map(({ subject }) => subject)).toEqual(['Berlin', 'Berlin', 'Berlin', 'Berlin founders'])
})

test('a name is taken once, whatever its case', async () => {
  const { here, as } = await build()
  await buildSegment(t, { communityId: here.id, name: 'Founders' })
  const again = await t.call(api.segment.create, { name: 'FOUNDERS', filter: {} }, as)
  expect([again.status, again.failure?.name]).toEqual([409, 'SEGMENT_NAME_TAKEN'])
  const { body: other } = await t.call(api.segment.create, { name: 'Guests', filter: {} }, as)
  expect((await t.call(api.segment.update, { id: other.id, name: 'founders' }, as)).failure?.name).toBe(
    'SEGMENT_NAME_TAKEN',
  )
  expect((await t.call(api.segment.update, { id: other.id, name: 'GUESTS' }, as)).status).toBe(200)
})

async function saveTwoAtTheLimit() {
  const { here, as } = await build()
  for (let made = 1; made < segmentsAtMost; made++) await buildSegment(t, { communityId: here.id })
  const held = await holdWrites(t.owner, 'segment')
  const save = (name: string) => aMinuteLater(t.clock, () => t.call(api.segment.create, { name, filter: {} }, as))
  const saved = await race(held, save('One'), save('Other'))
  return saved.map(({ status }) => status)
}

test('a community has at most 50 segments, also when two are saved at the same moment', async () => {
  expect(await saveTwoAtTheLimit()).toEqual([200, 409])
})

test('without the lock two that are saved at the same moment exceed the limit', async () => {
  expect(await withoutLock('segments', saveTwoAtTheLimit)).toEqual([200, 200])
})
