import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { renewRollup } from './actions.ts'
import { rollupChores } from './jobs.ts'
import { listDays } from './testing.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const renew = (communityId: string) => t.app.openScope(communityId, true, renewRollup)
describe('figures by day', () => {
  test('count a member who deletes the profile until that day, and nobody else as left', async () => {
    const { id: communityId } = await buildCommunity(t)
    const member = await buildParticipant(t, { communityId })
    const pending = await buildParticipant(t, { communityId, moderationStatus: 'PENDING' })
    await t.owner`update participant set joined_at = '2026-01-10T12:00:00Z' where community_id = ${communityId}`
    await renew(communityId)
    expect(await listDays(t, communityId)).toMatchObject({ '2026-01-10': { joined: 1, members: 1, departed: 0 } })
    await t.owner`delete from participant where id in ${t.owner([member.id, pending.id])}`
    await renew(communityId)
    const days = await listDays(t, communityId)
    expect(days['2026-01-10']).toMatchObject({ joined: 1, members: 0, departed: 0 })
    expect(Object.values(days).reduce((sum, { departed }) => sum + departed, 0)).toBe(1)
    // A mark of another community is not touched, and one that is deleted leaves none.
    await t.owner`delete from community where id = ${communityId}`
    expect(await t.owner`select from rollup_mark where community_id = ${communityId}`).toHaveLength(0)
  })

  test('miss nothing that is committed while they are made', async () => {
    const { id: communityId } = await buildCommunity(t)
    const { id: participantId } = await buildParticipant(t, { communityId })
    const { id: subjectId } = await buildParticipant(t, { communityId })
    await renew(communityId)
    // The writer has not committed when the marks are taken: its mark and its row appear together, later.
    await t.owner.begin(async writer => {
      await writer`
        insert into intro (community_id, id, from_id, to_id, status, created_at)
        values (${communityId}, gen_random_uuid(), ${participantId}, ${subjectId}, 'SENT', '2026-05-05T10:00:00Z')`
      await renew(communityId)
      expect(await listDays(t, communityId)).not.toHaveProperty('2026-05-05')
    })
    await renew(communityId)
    expect(await listDays(t, communityId)).toMatchObject({ '2026-05-05': { introsSent: 1 } })
  })

  test('count a pair as met when one of the two says so, and not because time passes', async () => {
    const { id: communityId } = await buildCommunity(t)
    const shownAt = new Date('2026-05-04T08:00:00Z')
    const { id, participantId, subjectId } = await buildMatching(t, { communityId, at: shownAt })
    // Who was shown sends the intro: the pair is the same.
    const asked = { communityId, participantId: subjectId, subjectId: participantId }
    await buildIntro(t, { ...asked, status: 'ACCEPTED', at: shownAt, answeredAt: new Date('2026-05-06T09:00:00Z') })
    t.clock.moveTo('2026-07-13T08:59:00Z')
    await renew(communityId)
    const reached = { pairsShown: 1, pairsConnected: 1, pairsAnswered: 1, pairsMet: 0, pairsScored: 0 }
    expect(await listDays(t, communityId)).toMatchObject({ '2026-05-04': reached })
    await t.owner`update matching set score = 4, scored_at = ${t.clock.now()} where id = ${id}`
    await renew(communityId)
    expect(await listDays(t, communityId)).toMatchObject({ '2026-05-04': { ...reached, pairsMet: 1 } })
    await buildMatching(t, { ...asked, at: new Date('2026-07-13T08:00:00Z'), score: 2 })
    await renew(communityId)
    expect(await listDays(t, communityId)).toMatchObject({ '2026-05-04': { ...reached, pairsMet: 1, pairsScored: 1 } })
    t.clock.moveTo(new Date())
  })

  test('may take longer than a call, and nothing after them', async () => {
    const { id: communityId } = await buildCommunity(t)
    const timeouts: unknown[] = []
    const note = async ({ db }: Pick<Scope, 'db'>) => {
      const [row] = await db`select current_setting('statement_timeout') as timeout`
      timeouts.push(row?.timeout)
    }
    await t.app.openScope(communityId, true, async scope => {
      await note(scope)
      await renewRollup(scope)
      await note(scope)
    })
    await t.app.openScope(communityId, true, note)
    const [before] = timeouts
    expect(timeouts).toEqual([before, '10min', before])
    expect(before).not.toBe('10min')
  })

  test('are marked once by a statement that writes or removes many recommendations', async () => {
    const { id: communityId } = await buildCommunity(t)
    const people: string[] = []
    for (let at = 0; at < 12; at++) people.push((await buildParticipant(t, { communityId })).id)
    const show = (at: string) => t.owner`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at)
      select ${communityId}, gen_random_uuid(), one, other, ${at.slice(0, 10)}::date, 'WEEKLY', 1, 50, ${at}::timestamptz
      from unnest(${people}::uuid[]) as one, unnest(${people}::uuid[]) as other where one <> other`
    const listMarks = async () => {
      const rows = await t.owner<{ at: string }[]>`
        delete from rollup_mark where community_id = ${communityId} returning at`
      return rows.map(({ at }) => new Date(at).toISOString()).sort()
    }
    await listMarks()
    expect(await show('2026-05-11T08:00:00Z')).toHaveProperty('count', 132)
    expect(await listMarks()).toEqual(['2026-05-11T08:00:00.000Z'])
    // Later ones change nothing; earlier ones take the pairs away from the day on which they counted.
    await show('2026-05-18T08:07:00Z')
    expect(await listMarks()).toEqual([])
    await show('2026-05-04T08:00:00Z')
    expect(await listMarks()).toEqual(['2026-05-04T08:00:00.000Z', '2026-05-11T08:00:00.000Z'])
    await t.owner`delete from matching where community_id = ${communityId} and week = '2026-05-04'`
    expect(await listMarks()).toEqual(['2026-05-04T08:00:00.000Z', '2026-05-11T08:00:00.000Z'])
  })

  test('are queued for the communities in which something changed', async () => {
    const { id: changed } = await buildCommunity(t)
    const { id: quiet } = await buildCommunity(t)
    await renew(quiet)
    const queued = async () => {
      const rows = await t.owner<{ id: string }[]>`
        select payload ->> 'communityId' as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'rollup.renew'`
      return rows.map(({ id }) => id)
    }
    const visited = await runChore(t, rollupChores, 'renew rollups')
    expect(await queued()).toEqual(visited)
    expect(visited).toContain(changed)
    expect(visited).not.toContain(quiet)
    await t.owner`update community set time_zone = 'Asia/Tokyo' where id = ${quiet}`
    expect(await runChore(t, rollupChores, 'renew rollups')).toContain(quiet)
  })
})
