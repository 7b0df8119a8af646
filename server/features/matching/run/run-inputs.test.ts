import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { runWeekly } from '#server/features/matching/engine/pairing/weekly.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import { weeklyRun } from './jobs.ts'
import { findInputs } from './store.ts'

const { getCurrent, moveTo, runWeek } = setUpWeeklyRun()
let t: TestApp
let community: { id: string }
beforeEach(async () => {
  ;({ t, community } = getCurrent())
  for (const trade of ['singer', 'surgeon'])
    await buildFilledParticipant(t, community.id, { about: `I have worked as a ${trade}.`, lookingFor: 'A baker' })
})

const membersOfChunk = 5
const run = (week: string) =>
  t.app.openScope(community.id, false, scope => weeklyRun(membersOfChunk).run({ week }, scope))

const runOf = async (week: string) => {
  const [found] = await t.owner<{ id: string; status: string }[]>`
    select id, status from matching_run where community_id = ${community.id} and week = ${week}::date`
  return found ?? { id: '', status: '' }
}

type Place = { participantId: string; subjectId: string; place: number }
const listsOf = (week: string) => t.owner<Place[]>`
  select participant_id, subject_id, place from matching
  where community_id = ${community.id} and week = ${week}::date and origin = 'WEEKLY' order by participant_id, place`

const replay = async (runId: string): Promise<Place[]> => {
  const inputs = await findInputs(t.owner, runId)
  if (!inputs) return []
  return runWeekly(inputs).lists.flatMap(({ readerId, shown }) =>
    shown.map(({ subjectId }, place) => ({ participantId: readerId, subjectId, place: place + 1 })),
  )
}

/** As if the process had died after the inputs were kept; what members change since then is for the next run. */
const loseLists = async (week: string) => {
  const { id } = await runOf(week)
  await t.owner`delete from matching where run_id = ${id}`
  await t.owner`update matching_run set status = 'RUNNING' where id = ${id}`
  await t.owner`update participant set looking_for = 'Nobody, thank you', about = '' where community_id = ${community.id}`
}

describe('the inputs of a run', () => {
  beforeEach(async () => {
    await runWeek()
    await t.owner`
      update matching set is_newcomer = true where community_id = ${community.id} and subject_id = ${getCurrent().people[0]?.id ?? ''}`
    moveTo('2027-03-29T12:00:00Z')
    await run('2027-03-29')
  })

  test('are kept in chunks of some members and their history, and give the same lists when replayed', async () => {
    const { id, status } = await runOf('2027-03-29')
    expect(status).toBe('DONE')
    const chunks = await t.owner<{ kind: string; body: Buffer }[]>`
      select kind, body from matching_input where run_id = ${id} order by part`
    expect(chunks.map(({ kind }) => kind)).toEqual([...Array(3).fill('MEMBERS'), ...Array(3).fill('HISTORY'), 'REST'])
    const members = chunks.filter(({ kind }) => kind === 'MEMBERS')
    expect(members.map(({ body }) => JSON.parse(gunzipSync(body).toString()).length)).toEqual([5, 5, 2])

    const inputs = await findInputs(t.owner, id)
    // A newcomer that was added to a list was perhaps not seen.
    const newcomer = getCurrent().people[0]?.id
    const before = (await listsOf('2027-03-22')).filter(({ subjectId }) => subjectId !== newcomer)
    expect(before.length).toBeGreaterThan(30)
    expect(inputs?.shown?.timesShown().reduce((sum, times) => sum + times, 0)).toBe(before.length)

    const lists = await listsOf('2027-03-29')
    expect(lists.length).toBeGreaterThan(12)
    expect(await replay(id)).toEqual(lists)
    const pairs = new Set(before.map(({ participantId, subjectId }) => `${participantId} ${subjectId}`))
    expect(lists.filter(({ participantId, subjectId }) => pairs.has(`${participantId} ${subjectId}`))).toEqual([])
  })

  test('are taken from their chunks by a run that is resumed', async () => {
    const lists = await listsOf('2027-03-29')
    await loseLists('2027-03-29')
    await run('2027-03-29')
    expect((await runOf('2027-03-29')).status).toBe('DONE')
    expect(await listsOf('2027-03-29')).toEqual(lists)
  })
})

test('inputs that an earlier version kept as one JSON in pieces are read by a run that is resumed', async () => {
  await run('2027-03-22')
  const lists = await listsOf('2027-03-22')
  expect(lists.length).toBeGreaterThan(30)
  const { id } = await runOf('2027-03-22')
  const { shown, vectors, ...inputs } = (await findInputs(t.owner, id)) ?? {}
  const text = JSON.stringify(inputs)
  await t.owner`delete from matching_input where run_id = ${id}`
  for (const [part, piece] of [text.slice(0, 3000), text.slice(3000)].entries())
    await t.owner`
      insert into matching_input (community_id, run_id, part, body)
      values (${community.id}, ${id}, ${part}, ${gzipSync(piece)})`
  await loseLists('2027-03-22')
  await run('2027-03-22')
  expect((await runOf('2027-03-22')).status).toBe('DONE')
  expect(await listsOf('2027-03-22')).toEqual(lists)
})

test('changes of criteria in the kept inputs are forgotten with the lists that have them; places have their propensity', async () => {
  const [served, later, paused] = getCurrent().people
  const change = (id = '', goal = '') => t.owner`update participant set goal = ${goal} where id = ${id}`
  await change(served?.id, 'To bake')
  await change(later?.id, 'To sew')
  await change(paused?.id, 'To fly')
  await t.owner`
    insert into matching_preference (community_id, participant_id, paused_until, every_weeks)
    values (${community.id}, ${paused?.id ?? ''}, '2027-06-01', 1)`
  // The inputs are kept, and the lists are not written.
  await t.owner`alter table matching add constraint no_lists check (origin <> 'WEEKLY') not valid`
  await expect(run('2027-03-22')).rejects.toThrow('no_lists')
  await t.owner`alter table matching drop constraint no_lists`
  await change(later?.id, 'To sew for the stage')
  await run('2027-03-22')
  const left = await t.owner<{ participantId: string }[]>`
    select participant_id from criteria_change where community_id = ${community.id}`
  expect(left.map(({ participantId }) => participantId).sort()).toEqual([later?.id, paused?.id].sort())
  const rows = await t.owner<{ place: number; propensity: number }[]>`
    select place, propensity from matching where community_id = ${community.id} and origin = 'WEEKLY'`
  expect(rows.length).toBeGreaterThan(30)
  for (const { place, propensity } of rows) expect(propensity).toBeCloseTo(1 / place)
})
