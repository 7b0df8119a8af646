import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { pairChoiceApi } from '#contract/matching/pair-choice.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { queueRun } from '#server/features/matching/run/jobs.ts'
import type { SignedInParticipant } from '#server/features/matching/run/testing.ts'
import { buildFilledParticipant, buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { runTimeout, setUpWeeklyRun } from '#server/testing/weekly-run.ts'
import { choicesAtMost } from './rules.ts'

const { getCurrent, inScope, listRuns, moveTo, runJob, runWeek, as } = setUpWeeklyRun()
let t: TestApp
let second: TestApp
let community: { id: string; domain: string }
let people: [SignedInParticipant, SignedInParticipant, SignedInParticipant, ...SignedInParticipant[]]
let manager: { token: string; host: string }
beforeEach(async () => {
  const current = getCurrent()
  ;({ t, second, community } = current)
  people = current.people as typeof people
  await t.owner`truncate call_count`
  const place = await buildConnection(t, { communityId: community.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  manager = { token: (await buildSession(t, place)).token, host: `${community.domain}.localhost` }
})

type Two = { id: string }
const pairOf = (one: Two, other: Two) => ({ firstId: one.id, secondId: other.id })
const set = (one: Two, other: Two, choice: 'SKIP' | 'PIN') =>
  t.call(pairChoiceApi.set, { ...pairOf(one, other), choice }, manager)
const list = async () => (await t.call(pairChoiceApi.list, {}, manager)).body
const isShown = async (one: Two, other: Two, week = '2027-03-22') =>
  (
    await t.owner`
      select from matching where community_id = ${community.id} and participant_id = ${one.id} and subject_id = ${other.id}
        and week = ${week}::date and origin = 'WEEKLY'`
  ).length === 1

describe('choices of pairs', () => {
  /** Seven of whom nobody is like anybody, so that without a pin not everybody is in every list of ten. */
  const addStrangers = async () => {
    for (let at = 0; at < 7; at++)
      await buildFilledParticipant(t, community.id, { about: `Alone with subject${at} and nothing else.` })
  }

  test('are obeyed by the run: a skipped pair is in neither list, a pinned one in both', async () => {
    await addStrangers()
    await runWeek()
    const rows = await t.owner<{ participantId: string; subjectId: string }[]>`
      select participant_id, subject_id from matching where community_id = ${community.id}`
    const has = (one: Two, other: Two) => rows.some(r => r.participantId === one.id && r.subjectId === other.id)
    const all = people.flatMap(one => people.flatMap(other => (one.id < other.id ? [{ one, other }] : [])))
    const shown = all.find(({ one, other }) => has(one, other) && has(other, one))
    const unseen = all.find(({ one, other }) => !has(one, other) || !has(other, one))
    expect(shown && unseen).toBeTruthy()
    await t.owner`delete from matching where community_id = ${community.id}`
    await t.owner`delete from matching_run where community_id = ${community.id}`
    if (!shown || !unseen) return
    expect((await set(shown.one, shown.other, 'SKIP')).body).toEqual({})
    expect((await set(unseen.other, unseen.one, 'PIN')).body).toEqual({})
    expect((await list()).items.map(({ choice, outcome }) => [choice, outcome])).toEqual([
      ['PIN', null],
      ['SKIP', null],
    ])
    await runWeek()
    expect(await isShown(shown.one, shown.other)).toBe(false)
    expect(await isShown(shown.other, shown.one)).toBe(false)
    expect(await isShown(unseen.one, unseen.other)).toBe(true)
    expect(await isShown(unseen.other, unseen.one)).toBe(true)
    const after = await list()
    expect(after).toMatchObject({ week: '2027-03-29', runAt: '2027-03-28T22:00:00.000Z', items: [] })
    expect(after.last).toMatchObject({ week: '2027-03-22', items: [{ outcome: 'DONE' }, { outcome: 'DONE' }] })
    const names = (await t.call(api.recommendation.list, {}, as(unseen.one))).body.items.map(({ person }) => person.id)
    expect(names).toContain(unseen.other.id)
  })

  test('are dropped for people who can no longer be shown, and say so without telling what a member decided', async () => {
    const [one, gone, apart, ruled] = people as Two[] as [Two, Two, Two, Two]
    for (const other of [gone, apart, ruled]) expect((await set(one, other, 'PIN')).status).toBe(200)
    await t.owner`update participant set is_networking_enabled = false where id = ${gone.id}`
    await t.owner`
      insert into never_pair (community_id, participant_id, subject_id, created_at)
      values (${community.id}, ${apart.id}, ${one.id}, now())`
    const { firstId, secondId } = one.id < ruled.id ? pairOf(one, ruled) : pairOf(ruled, one)
    await t.owner`
      insert into pair_rule (community_id, first_id, second_id, kind, created_at)
      values (${community.id}, ${firstId}, ${secondId}, 'NEVER', now())`
    await runWeek()
    for (const other of [gone, apart, ruled]) expect(await isShown(one, other)).toBe(false)
    await t.owner`update participant set is_networking_enabled = true where id = ${gone.id}`
    const because = new Map(
      (await list()).last?.items.map(({ first, second, outcome, droppedBecause }) => [
        first.id === one.id ? second.id : first.id,
        `${outcome} ${droppedBecause}`,
      ]),
    )
    expect([gone, apart, ruled].map(({ id }) => because.get(id))).toEqual([
      'DROPPED GONE',
      'DROPPED OTHER',
      'DROPPED RULE',
    ])
  })

  test('can be changed and taken back until the run begins, and hold for the one after it from then on', async () => {
    const [one, other] = people
    await set(one, other, 'SKIP')
    await set(other, one, 'PIN')
    expect((await list()).items.map(({ choice }) => choice)).toEqual(['PIN'])
    const remove = () => t.call(pairChoiceApi.remove, pairOf(other, one), manager)
    expect((await remove()).body).toEqual({})
    expect((await remove()).status).toBe(200)
    expect((await list()).items).toEqual([])
    await runWeek()
    await set(one, other, 'SKIP')
    expect(await list()).toMatchObject({ week: '2027-03-29', items: [{ choice: 'SKIP' }], last: null })
    moveTo('2027-03-29T12:00:00Z')
    await inScope(t, queueRun)
    await expect.poll(async () => (await listRuns()).map(({ status }) => status), runTimeout).toEqual(['DONE', 'DONE'])
    expect(await isShown(one, other, '2027-03-29')).toBe(false)
    expect((await list()).last).toMatchObject({ week: '2027-03-29', items: [{ outcome: 'DONE' }] })
  })

  test('enter the audit log without names of the two', async () => {
    const [one, other] = people
    await set(one, other, 'SKIP')
    t.clock.moveBy(1000)
    await set(one, other, 'PIN')
    t.clock.moveBy(1000)
    await t.call(pairChoiceApi.remove, pairOf(one, other), manager)
    const { items } = (await t.call(api.change.list, { kind: 'matchingRules' }, manager)).body
    expect(items.map(({ before, after }) => [before, after])).toEqual([
      [{ pairOfNextRun: 'PIN' }, { pairOfNextRun: null }],
      [{ pairOfNextRun: 'SKIP' }, { pairOfNextRun: 'PIN' }],
      [{ pairOfNextRun: null }, { pairOfNextRun: 'SKIP' }],
    ])
    expect(JSON.stringify(items)).not.toContain(one.id)
    expect(JSON.stringify(items)).not.toContain(other.id)
  })

  test('are refused for one person, for hidden and foreign people, and for a pin against a rule', async () => {
    const [one, other] = people
    const hidden = await buildParticipant(t, { communityId: community.id, isNetworkingEnabled: false })
    const stranger = await buildParticipant(t)
    expect((await set(one, one, 'PIN')).failure.name).toBe('INVALID_INPUT')
    for (const wrong of [hidden, stranger])
      expect((await set(one, wrong, 'SKIP')).failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    expect((await t.call(pairChoiceApi.remove, pairOf(one, stranger), manager)).failure.name).toBe('NOT_FOUND')
    await t.call(api.matchingManagement.setPairRule, { ...pairOf(one, other), kind: 'NEVER' }, manager)
    expect((await set(one, other, 'PIN')).failure.name).toBe('PAIR_RULED_OUT')
    expect((await set(one, other, 'SKIP')).status).toBe(200)
  })
})

describe('the limit of choices', () => {
  /** All choices but one are made; two managers make one more each at the same moment. */
  const chooseTwice = async () => {
    for (let at = 0; at < 12; at++) await buildParticipant(t, { communityId: community.id })
    const [one, other, third] = people
    await t.owner`
      insert into pair_choice (community_id, week, first_id, second_id, choice, created_at)
      select a.community_id, '2027-03-22', a.id, b.id, 'SKIP', now() from participant a
      join participant b on b.community_id = a.community_id and b.id > a.id
      where a.community_id = ${community.id}
        and not (a.id in (${one.id}, ${other.id}, ${third.id}) and b.id in (${one.id}, ${other.id}, ${third.id}))
      limit ${choicesAtMost - 1}`
    const call = (app: TestApp, to: Two) => () =>
      app.call(pairChoiceApi.set, { ...pairOf(one, to), choice: 'PIN' }, manager)
    const held = await holdWrites(t.owner, 'pair_choice')
    return (await race(held, call(t, other), call(second, third))).map(({ status }) => status)
  }

  test('is not exceeded by two who choose at the same moment', async () => {
    expect(await chooseTwice()).toEqual([200, 409])
    expect((await list()).items).toHaveLength(choicesAtMost)
  })

  test('control: without the lock both choose', async () => {
    expect(await withoutLock('matching inputs', chooseTwice)).toEqual([200, 200])
  })
})

describe('a choice that is made while a run gathers its inputs', () => {
  const chooseMeanwhile = async () => {
    const [one, other] = people
    const held = await holdWrites(t.owner, 'matching_input')
    await race<unknown>(
      held,
      () => runJob(t, 'matching.run', { week: '2027-03-22' }, false),
      () => set(one, other, 'SKIP'),
    )
    return { isObeyed: !(await isShown(one, other)) && !(await isShown(other, one)), ...(await list()) }
  }

  test('holds for the run after it', async () => {
    expect(await chooseMeanwhile()).toMatchObject({ isObeyed: false, week: '2027-03-29', items: [{ choice: 'SKIP' }] })
  })

  test('control: without the lock it is saved for the run that does not see it', async () => {
    const { isObeyed, last } = await withoutLock('matching inputs', chooseMeanwhile)
    expect(isObeyed).toBe(false)
    expect(last).toMatchObject({ week: '2027-03-22', items: [{ choice: 'SKIP', outcome: 'DONE' }] })
  })
})
