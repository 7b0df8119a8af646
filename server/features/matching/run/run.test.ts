import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { runWeekly } from '#server/features/matching/engine/pairing/weekly.ts'
import { levelPlace } from '#server/features/matching/engine/score/levels.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock, withoutUnique } from '#server/testing/race.ts'
import { runTimeout, setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import { queueRun, runChores } from './jobs.ts'
import { findInputs } from './store.ts'
import type { SignedInParticipant } from './testing.ts'

const { getCurrent, moveTo, inScope, listRuns, runJob, runWeek, waitForJobs, as } = setUpWeeklyRun()
let t: TestApp
let second: TestApp
let community: { id: string; domain: string }
let people: SignedInParticipant[]
beforeEach(() => {
  ;({ t, second, community, people } = getCurrent())
})

const lists = () => t.owner<{ participantId: string; subjectId: string; place: number; rate: number }[]>`
  select participant_id, subject_id, place, rate from matching where community_id = ${community.id} and origin = 'WEEKLY'
  order by participant_id, place`

describe('the weekly run', () => {
  test('shows everybody to somebody and somebody to everybody, most relevant first', async () => {
    await runWeek()
    const rows = await lists()
    for (const { id } of people) {
      const own = rows.filter(({ participantId }) => participantId === id)
      expect(own.length).toBeGreaterThanOrEqual(3)
      const places = own.map(({ rate }) => levelPlace(rate))
      expect(places).toEqual(places.toSorted())
      expect(rows.some(({ subjectId }) => subjectId === id)).toBe(true)
    }
    const { body } = await t.call(api.recommendation.list, {}, as(people[0] as SignedInParticipant))
    expect(body.items.length).toBeGreaterThanOrEqual(3)
    body.items.forEach(({ isTop, relevanceLevel }, place) => {
      expect(isTop).toBe(place < 3 && relevanceLevel !== 'LOW')
    })
    expect(body.items[0]?.isTop).toBe(true)
    expect(body.items.every(({ reason }) => reason !== null)).toBe(true)
    expect(body.chosenFrom).toBe(10)
  })

  test('runs once however often it is started', async () => {
    await Promise.all([inScope(t, queueRun), inScope(second, queueRun), inScope(t, queueRun)])
    await runWeek()
    const before = await lists()
    await inScope(second, scope => scope.queue('matching.run', { week: '2027-03-22' }))
    await waitForJobs()
    expect(await lists()).toEqual(before)
    expect(await listRuns()).toEqual([{ status: 'DONE', week: '2027-03-22' }])
  })

  /** Two workers with the run of one week, before either has written. */
  const runTwice = async (table: string) => {
    const run = (app: TestApp) => () =>
      runJob(app, 'matching.run', { week: '2027-03-22' }, false).then(
        () => 'done',
        () => 'failed',
      )
    return (await race(await holdWrites(t.owner, table), run(t), run(second))).sort()
  }

  test('has one row when two workers start it concurrently', async () => {
    expect(await runTwice('matching_run')).toEqual(['done', 'done'])
    expect(await listRuns()).toEqual([{ status: 'DONE', week: '2027-03-22' }])
  })

  test('control: without the unique constraint of weeks there are two runs', async () => {
    await withoutUnique(t.owner, 'matching_run_community_id_week_key', async () => {
      await runTwice('matching_run')
      expect(await listRuns()).toHaveLength(2)
    })
  })

  /** A lost run that two workers resume. */
  const takeUpTwice = async () => {
    await t.owner`
      insert into matching_run (community_id, id, week, status, seed, started_at)
      values (${community.id}, ${randomUUID()}, '2027-03-22', 'RUNNING', 1, '2027-03-22T00:00:00Z')`
    return runTwice('matching_input')
  }

  test('that was lost is resumed by two workers with the same inputs, and both succeed', async () => {
    expect(await takeUpTwice()).toEqual(['done', 'done'])
    expect(await listRuns()).toEqual([{ status: 'DONE', week: '2027-03-22' }])
  })

  test('control: without the lock of the inputs both gather them, and one fails', async () => {
    expect(await withoutLock('matching inputs', takeUpTwice)).toEqual(['done', 'failed'])
  })

  test('that two workers write at the same moment has each row once', async () => {
    expect(await runTwice('matching')).toEqual(['done', 'done'])
    const rows = (await lists()).map(({ participantId, place }) => `${participantId} ${place}`)
    expect(new Set(rows).size).toBe(rows.length)
    expect(await listRuns()).toEqual([{ status: 'DONE', week: '2027-03-22' }])
  })

  /** A run whose lists are there, but which is not done, resumed by two workers that write at the same moment. */
  const writeAgainTwice = async () => {
    await runWeek()
    await t.owner`update matching_run set status = 'RUNNING' where community_id = ${community.id}`
    return runTwice('matching_price')
  }

  test('whose lists are written again by two workers at the same moment is done by both', async () => {
    expect(await writeAgainTwice()).toEqual(['done', 'done'])
    expect(await listRuns()).toEqual([{ status: 'DONE', week: '2027-03-22' }])
  })

  test('control: without the lock of the run one of the two fails', async () => {
    expect(await withoutLock('weekly run', writeAgainTwice)).toEqual(['done', 'failed'])
  })

  test('can be replayed from its stored inputs', async () => {
    await runWeek()
    const [run] = await t.owner<{ id: string }[]>`select id from matching_run where community_id = ${community.id}`
    const inputs = await findInputs(t.owner, run?.id ?? '')
    const replayed = inputs ? runWeekly(inputs) : { lists: [] }
    const again = replayed.lists.flatMap(({ readerId, shown }) =>
      shown.map(({ subjectId }, place) => ({ participantId: readerId, subjectId, place: place + 1 })),
    )
    expect(again).toEqual((await lists()).map(({ rate, ...row }) => row))
  })

  test('makes a list that stays for the week, until the next run replaces it', async () => {
    await runWeek()
    const reader = people[0] as SignedInParticipant
    const shown = async () =>
      (await t.call(api.recommendation.list, {}, as(reader))).body.items.map(({ matchingId }) => matchingId)
    const first = await shown()
    expect(first.length).toBeGreaterThan(0)
    expect(await shown()).toEqual(first)
    moveTo('2027-03-28T12:00:00Z')
    expect(await shown()).toEqual(first)
    moveTo('2027-03-29T12:00:00Z')
    expect(await shown()).toEqual(first)
    await inScope(t, queueRun)
    await expect.poll(async () => (await listRuns()).map(({ status }) => status), runTimeout).toEqual(['DONE', 'DONE'])
    const next = await shown()
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter(id => first.includes(id))).toEqual([])
  })

  test('respects frequency, pause and required pairs', async () => {
    const [slow, paused, must, other] = people as [
      SignedInParticipant,
      SignedInParticipant,
      SignedInParticipant,
      SignedInParticipant,
    ]
    await t.call(api.preference.update, { pausedUntil: null, everyWeeks: 2 }, as(slow))
    await t.call(api.preference.update, { pausedUntil: '2027-06-01', everyWeeks: 1 }, as(paused))
    const [first = '', next = ''] = [must.id, other.id].sort()
    await t.owner`
      insert into pair_rule (community_id, first_id, second_id, kind, created_at)
      values (${community.id}, ${first}, ${next}, 'MUST', now())`
    await runWeek()
    const shownTo = async (id: string, week: string) =>
      (
        await t.owner<{ subjectId: string }[]>`
        select subject_id from matching where participant_id = ${id} and week = ${week}::date`
      ).map(row => row.subjectId)
    expect(await shownTo(must.id, '2027-03-22')).toContain(other.id)
    expect(await shownTo(other.id, '2027-03-22')).toContain(must.id)
    expect(await shownTo(paused.id, '2027-03-22')).toEqual([])
    expect((await lists()).some(({ subjectId }) => subjectId === paused.id)).toBe(false)
    expect((await shownTo(slow.id, '2027-03-22')).length).toBeGreaterThan(0)
    moveTo('2027-03-29T12:00:00Z')
    await inScope(t, queueRun)
    await expect
      .poll(async () => (await listRuns()).filter(({ status }) => status === 'DONE').length, { timeout: 30_000 })
      .toBe(2)
    expect(await shownTo(slow.id, '2027-03-29')).toEqual([])
    expect((await shownTo(must.id, '2027-03-29')).length).toBeGreaterThan(0)
  })

  test('that fails has the status FAILED, and succeeds when retried', async () => {
    await t.owner`alter table matching add constraint out_of_order check (origin <> 'WEEKLY') not valid`
    await inScope(t, queueRun)
    await expect.poll(async () => (await listRuns())[0]?.status, { timeout: 30_000 }).toBe('FAILED')
    await t.owner`alter table matching drop constraint out_of_order`
    await runWeek()
    expect((await lists()).length).toBeGreaterThan(0)
    const { body } = await t.call(api.recommendation.list, {}, as(people[1] as SignedInParticipant))
    expect(body.items[0]?.origin).toBe('WEEKLY')
  })

  test('that fails stays FAILED when its progress is written late', async () => {
    await t.owner`alter table matching add constraint out_of_order check (origin <> 'WEEKLY') not valid`
    const held = await holdWrites(t.owner, 'matching_run', { statement: 'update of progress' })
    const failed = runJob(t, 'matching.run', { week: '2027-03-22' }, false).catch(() => {})
    await held.until(waiting => waiting === 1)
    // So long it could fail before its progress is written.
    await Promise.race([failed, sleep(1000)])
    await held.release()
    await failed
    await expect.poll(async () => (await listRuns())[0]?.status).toBe('FAILED')
    await t.owner`alter table matching drop constraint out_of_order`
  })
})

test('an intro raises the rate of a participant with the same tags', async () => {
  await runWeek()
  const reader = people[0] as SignedInParticipant
  const { body } = await t.call(api.recommendation.list, {}, as(reader))
  const liked = body.items[0]
  expect(liked).toBeDefined()
  await t.owner`update participant set tags = '{chess}' where id = ${liked?.person.id ?? ''}`
  const fan = people.find(({ id }) => id !== reader.id && id !== liked?.person.id) as SignedInParticipant
  await t.owner`update participant set tags = '{chess}' where id = ${fan.id}`
  const rate = async () =>
    (await t.call(api.recommendation.calcRelevanceRate, { participantId: fan.id }, as(reader))).body.rate ?? 0
  const before = await rate()
  await t.call(api.intro.send, { participantId: liked?.person.id ?? '' }, as(reader))
  expect(await rate()).toBeGreaterThan(before)
})

test('the scheduled job queues the run of communities in which it is missing, failed or lost, after all other jobs', async () => {
  const isVisited = async () => {
    let queued: { key: string; priority: number; payload: unknown }[] = []
    // Undone, so that nothing runs.
    const looking = t.owner.begin(async db => {
      const inEachCommunity = () => Promise.reject(new Error('There may be ten thousand'))
      await runChores[0]?.run({ now: t.clock.now(), sql: db as unknown as Sql, inEachCommunity })
      queued = await db`
        select j.key, j.priority, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
        where j.task_identifier = 'matching.run' and j.key like ${`matching ${community.id} %`}`
      throw new Error('only looking')
    })
    await expect(looking).rejects.toThrow('only looking')
    for (const { key, priority, payload } of queued) {
      const week = key.split(' ').at(-1)
      expect({ priority, payload }).toEqual({ priority: 1, payload: { communityId: community.id, data: { week } } })
    }
    return queued.length === 1
  }
  expect(await isVisited()).toBe(true)
  await runWeek()
  expect(await isVisited()).toBe(false)
  await t.owner`update matching_run set status = 'FAILED' where community_id = ${community.id}`
  expect(await isVisited()).toBe(true)
  await t.owner`
    update matching_run set status = 'RUNNING', started_at = ${t.clock.now()} where community_id = ${community.id}`
  expect(await isVisited()).toBe(false)
  moveTo('2027-03-22T13:30:00Z')
  expect(await isVisited()).toBe(true)
  moveTo('2027-03-29T12:00:00Z')
  await t.owner`update matching_run set status = 'DONE' where community_id = ${community.id}`
  expect(await isVisited()).toBe(true)
})

test('the scheduled job is weekly matching', () => {
  expect(runChores.map(({ name }) => name)).toEqual(['weekly matching'])
})
