import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { runPreviewApi } from '#contract/matching/run-preview.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import type { SignedInParticipant } from '#server/features/matching/run/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import type { TestApp } from '#server/testing/harness.ts'

import { runTimeout, setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import { addLists } from './store.ts'

const { getCurrent, moveTo, runJob, runWeek } = setUpWeeklyRun()
let t: TestApp
let community: { id: string; domain: string }
let people: [SignedInParticipant, SignedInParticipant, SignedInParticipant, ...SignedInParticipant[]]
let manager: { token: string; host: string }
beforeEach(async () => {
  const current = getCurrent()
  ;({ t, community } = current)
  people = current.people as typeof people
  await t.owner`truncate call_count`
  const place = await buildConnection(t, { communityId: community.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  manager = { token: (await buildSession(t, place)).token, host: `${community.domain}.localhost` }
})

const get = async () => (await t.call(runPreviewApi.get, {}, manager)).body
const make = async () => {
  expect((await t.call(runPreviewApi.make, {}, manager)).body).toEqual({})
  await expect.poll(async () => (await get()).status, runTimeout).toBe('DONE')
}
const listOf = async ({ id }: { id: string }) =>
  (await t.call(runPreviewApi.getList, { participantId: id }, manager)).body.items
const listMembers = async (input: { order?: 'FEW' | 'OFTEN'; after?: string; size?: number } = {}) =>
  (await t.call(runPreviewApi.listMembers, input, manager)).body

/** Nobody's request is answered by anybody, so that all lists are without a good match. */
const makeStrangers = () => t.owner`
  update participant set looking_for = 'Somebody who restores organs' where community_id = ${community.id}`

describe('the preview of a run', () => {
  test('is what the run then gives, and shows nobody anything before', async () => {
    expect(await get()).toMatchObject({ week: '2027-03-22', status: null, made: null })
    expect(await listMembers()).toEqual({ items: [], next: null, total: 0 })
    await makeStrangers()
    await make()
    const before = await t.owner`select from matching where community_id = ${community.id}`
    expect(before).toHaveLength(0)
    const { made } = await get()
    expect(made).toMatchObject({ week: '2027-03-22', isPast: false, isStale: false })
    expect(made?.facts).toMatchObject({ members: 10, lists: 10, few: 10, fewBecause: { FEW_MEMBERS: 10 } })
    await runWeek()
    for (const one of people) {
      const shown = await t.owner<{ subjectId: string }[]>`
        select subject_id from matching where participant_id = ${one.id} order by place`
      expect((await listOf(one)).map(({ person }) => person.id)).toEqual(shown.map(({ subjectId }) => subjectId))
    }
    expect(await get()).toMatchObject({ week: '2027-03-29', made: { week: '2027-03-22', isPast: true } })
  })

  test('of the next Monday is computed as of then', async () => {
    const [slow] = people
    await t.owner`
      insert into matching_preference (community_id, participant_id, every_weeks)
      values (${community.id}, ${slow.id}, 2)`
    await runWeek()
    moveTo('2027-03-24T12:00:00Z')
    await make()
    expect((await get()).made).toMatchObject({ week: '2027-03-29' })
    expect(await listOf(slow)).toEqual([])
    expect((await listOf(people[1])).length).toBeGreaterThan(0)
  })

  test('has nobody without a good match where each is asked for', async () => {
    await make()
    expect((await get()).made?.facts).toMatchObject({ members: 10, lists: 10, few: 0 })
    expect(await listMembers()).toEqual({ items: [], next: null, total: 0 })
  })

  test('lists who gets no good match and who is shown often, page by page', async () => {
    await makeStrangers()
    await make()
    const few: string[] = []
    let next: string | null = null
    do {
      const page = await listMembers({ size: 4, ...(next ? { after: next } : {}) })
      expect(page.total).toBe(10)
      few.push(...page.items.map(({ person }) => person.id))
      for (const { gets, fewBecause } of page.items) {
        expect(gets).toBeLessThan(10)
        expect(fewBecause).toBe('FEW_MEMBERS')
      }
      next = page.next
    } while (next)
    expect(few.sort()).toEqual(people.map(({ id }) => id).sort())
    const often = (await listMembers({ order: 'OFTEN' })).items.map(({ shownTo }) => shownTo)
    expect(often).toEqual([...often].sort((a, b) => b - a))
    const wrong = await t.call(runPreviewApi.listMembers, { after: 'x' }, manager)
    expect(wrong.failure.name).toBe('INVALID_INPUT')
  })

  test('names pairs with the reason as the reader of the list sees it', async () => {
    await t.owner`update participant set company = 'Tea' where id in (${people[0].id}, ${people[1].id})`
    await make()
    const pairs = async (kind: 'HIGHEST' | 'LOWEST' | 'SAME_COMPANY') =>
      (await t.call(runPreviewApi.listPairs, { kind }, manager)).body
    const [highest, lowest] = [await pairs('HIGHEST'), await pairs('LOWEST')]
    expect(highest.items[0]?.rate).toBeGreaterThan(lowest.items[0]?.rate ?? 100)
    expect(highest.total).toBe(lowest.total)
    const same = (await pairs('SAME_COMPANY')).items
    expect(same.map(({ reader, person }) => [reader.id, person.id].sort())).toEqual([
      [people[0].id, people[1].id].sort(),
    ])
    await runWeek()
    const reader = people.find(({ id }) => id === highest.items[0]?.reader.id) as SignedInParticipant
    const { body } = await t.call(
      api.recommendation.list,
      {},
      { token: reader.token, host: `${community.domain}.localhost` },
    )
    const seen = body.items.find(({ person }) => person.id === highest.items[0]?.person.id)
    expect(seen?.reason).toBe(highest.items[0]?.reason)
    expect(seen?.reason).not.toBeNull()
  })

  test('shows which pairs are skipped, and leaves them out when it is made again', async () => {
    const [one] = people
    await make()
    const other = (await listOf(one))[0]?.person.id ?? ''
    await t.call(api.pairChoice.set, { firstId: one.id, secondId: other, choice: 'SKIP' }, manager)
    expect((await listOf(one))[0]?.choice).toBe('SKIP')
    expect((await get()).made?.isStale).toBe(true)
    await t.call(api.pairChoice.remove, { firstId: one.id, secondId: other }, manager)
    expect((await get()).made?.isStale).toBe(false)
    await t.call(api.pairChoice.set, { firstId: one.id, secondId: other, choice: 'SKIP' }, manager)
    await make()
    expect((await get()).made?.isStale).toBe(false)
    expect((await listOf(one)).map(({ person }) => person.id)).not.toContain(other)
    const rows = await t.owner`select distinct preview_id from previewed_list where community_id = ${community.id}`
    expect(rows).toHaveLength(1)
  })

  test('asked for again while one is on its way is made once; one that was lost is made again', async () => {
    await t.owner`
      insert into run_preview (community_id, asked_id, asked_at, status)
      values (${community.id}, ${community.id}, ${t.clock.now()}, 'QUEUED')`
    await t.call(runPreviewApi.make, {}, manager)
    expect((await get()).status).toBe('QUEUED')
    t.clock.moveBy(600_000)
    await make()
  })

  test('that fails says so, keeps the one before, and can be made again', async () => {
    await make()
    await t.owner`alter table previewed_list add constraint out_of_order check (shown_to < 0) not valid`
    await t.call(runPreviewApi.make, {}, manager)
    await expect.poll(async () => (await get()).status, runTimeout).toBe('FAILED')
    expect((await listOf(people[0])).length).toBeGreaterThan(0)
    await t.owner`alter table previewed_list drop constraint out_of_order`
    await make()
  })

  test('names nobody who was deleted while it was made', async () => {
    const gone = await buildParticipant(t, { communityId: community.id })
    await t.owner`
      insert into run_preview (community_id, asked_id, asked_at, status)
      values (${community.id}, ${community.id}, ${t.clock.now()}, 'QUEUED')`
    const list = { rates: [50], fewPlace: null, fewBecause: null, shownTo: 0, shownPlace: null }
    await t.owner`delete from participant where id = ${gone.id}`
    const lists = [
      { ...list, readerId: gone.id, subjects: [people[1].id] },
      { ...list, readerId: people[0].id, subjects: [gone.id] },
      { ...list, readerId: people[1].id, subjects: [people[2].id] },
    ]
    await t.app.openScope(community.id, true, ({ db }) => addLists(db, community.id, community.id, lists))
    const kept = await t.owner<{ readerId: string }[]>`
      select reader_id from previewed_list where preview_id = ${community.id}`
    expect(kept).toEqual([{ readerId: people[1].id }])
    await runJob(t, 'matching.preview', { id: community.id }, false)
  })

  test('is not for another community, nor for members without the permission', async () => {
    await make()
    const stranger = await buildParticipant(t)
    const foreign = await t.call(runPreviewApi.getList, { participantId: stranger.id }, manager)
    expect(foreign.failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    const member = { token: people[0].token, host: `${community.domain}.localhost` }
    expect((await t.call(runPreviewApi.get, {}, member)).status).toBe(403)
  })
})
