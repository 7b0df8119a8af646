import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { listForLetter, listThisWeek } from '#server/features/matching/recommendation/actions.ts'
import { levelOf } from '#server/features/matching/recommendation/rules.ts'
import { weeklyRun } from '#server/features/matching/run/jobs.ts'
import type { TestApp } from '#server/testing/harness.ts'
import { fits, type Member, say, startPairJudgementScene } from '#server/testing/pair-judgement-scene.ts'
import type { Verdict } from './rules.ts'

const scene = startPairJudgementScene()
const { build, inScope, show, run, judge, as, seen } = scene
let t: TestApp
let baker: Member
let lawyer: Member
beforeEach(async () => {
  t = scene.t
  baker = await build({ firstName: 'Berta', lookingFor: 'A lawyer for contracts of lease' })
  lawyer = await build({
    firstName: 'Boris',
    about: 'I am a lawyer and write contracts of lease.',
    lookingFor: 'A bakery for the parties of my office',
  })
})

/** Judges what is shown: those whose texts contain a key get its verdict, all others fit. */
async function judgeAs(verdicts: Record<string, Verdict>) {
  scene.service.reply = (response, body) => {
    const { other } = JSON.parse(body.messages[1]?.content ?? '')
    const key = Object.keys(verdicts).find(text => other.about.includes(text))
    say({ ...fits, verdict: key ? verdicts[key] : 'fits' })(response, body)
  }
  await judge()
}

const calculated = async (reader: Member, other: Member) =>
  (await t.call(api.recommendation.calcRelevanceRate, { participantId: other.id }, as(reader))).body
const lettersTo = async (reader: Member, kind: string) =>
  (
    await t.owner<{ plain: string }[]>`select plain from letter where recipient = ${reader.email} and kind = ${kind}`
  ).map(({ plain }) => plain.replace(/\s+/g, ' '))

describe('of two who were judged not to fit', () => {
  const promise = /You need|You are looking|looking for you/
  test('neither is a good match for the other, wherever they meet', async () => {
    expect(await calculated(lawyer, baker)).toMatchObject({ relevanceLevel: 'HIGH' })
    await show(baker, lawyer, 80)
    await judgeAs({ lawyer: 'weak' })
    const event = await buildEvent(t, { communityId: scene.here.id })
    for (const { id } of [baker, lawyer])
      await buildParticipation(t, { communityId: scene.here.id, eventId: event.id, participantId: id })
    await t.call(api.intro.send, { participantId: lawyer.id }, as(baker))
    const [sent] = (await t.call(api.intro.list, { direction: 'sent' }, as(baker))).body.items
    const [received] = (await t.call(api.intro.list, { direction: 'received' }, as(lawyer))).body.items
    const met = (await t.call(api.encounter.list, { id: event.id }, as(baker))).body.items
    const own = await seen(baker, lawyer)
    expect(own.level).toBe('LOW')
    const told = [sent, received, ...met, await calculated(baker, lawyer), await calculated(lawyer, baker)]
    for (const each of told) {
      expect(each?.relevanceLevel).toBe('LOW')
      expect(each?.reason ?? '').not.toMatch(promise)
    }
    await show(lawyer, baker, 80)
    expect((await seen(lawyer, baker)).level).toBe('LOW')
  })

  test('the letter about an intro says so as well', async () => {
    await show(baker, lawyer, 80)
    await judgeAs({ lawyer: 'accidental' })
    await t.call(api.intro.send, { participantId: lawyer.id }, as(baker))
    const [intro] = await t.owner<{ id: string }[]>`select id from intro where from_id = ${baker.id}`
    await run('intro.rate', { introId: intro?.id })
    const [letter] = await lettersTo(lawyer, 'intro.received')
    expect(letter).toContain('Berta')
    expect(letter).toContain('Worth a look')
    expect(letter).not.toMatch(promise)
  })

  test('whoever has a judgement of their own has its verdict', async () => {
    await show(baker, lawyer, 80)
    await judgeAs({ lawyer: 'weak' })
    await show(lawyer, baker, 80)
    await judgeAs({})
    expect(await seen(baker, lawyer)).toMatchObject({ level: 'LOW' })
    expect(await seen(lawyer, baker)).toMatchObject({ level: 'HIGH' })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['has changed a text', () => t.owner`update participant set about = 'I sail' where id = ${baker.id}`],
    [
      'is open to connections alone',
      () => t.owner`update participant set profile_visibility = 'connections' where id = ${baker.id}`,
    ],
  ])('the verdict for the other is not used once one of them %s', async (_what, happen) => {
    await show(baker, lawyer, 80)
    await judgeAs({ lawyer: 'weak' })
    await show(lawyer, baker, 80)
    expect((await seen(lawyer, baker)).level).toBe('LOW')
    await t.owner`alter table participant disable trigger participant_judgements`
    await happen()
    await t.owner`alter table participant enable trigger participant_judgements`
    expect((await seen(lawyer, baker)).level).toBe('HIGH')
  })
})

describe('in the list of a week', () => {
  let others: Member[]
  const kept = () => t.owner`
    select subject_id, place, propensity, rate from matching where participant_id = ${baker.id} order by place`
  const namesIn = (items: { person: { firstName: string } }[]) => items.map(({ person }) => person.firstName)
  const list = async () => (await t.call(api.recommendation.list, {}, as(baker))).body.items

  beforeEach(async () => {
    others = []
    for (const [place, firstName] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
      const other = await build({ firstName, about: `I am a lawyer for contracts of lease, number ${firstName}.` })
      others.push(other)
      await show(baker, other, 80 - place)
      await t.owner`update matching set place = ${place + 1}, propensity = ${1 / (place + 1)} where subject_id = ${other.id}`
    }
    await t.owner`update matching set request_id = (select id from request where participant_id = ${baker.id} and closed_at is null)`
  })

  test('who was judged not to fit comes after all others, and what is learnt from stays', async () => {
    expect(namesIn(await list())).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
    const before = await kept()
    await judgeAs({ 'number One': 'weak', 'number Three': 'accidental' })
    const shown = await list()
    expect(namesIn(shown)).toEqual(['Two', 'Four', 'Five', 'One', 'Three'])
    expect(shown.map(({ isTop }) => isTop)).toEqual([true, true, true, false, false])
    expect(shown.map(({ relevanceLevel }) => relevanceLevel)).toEqual(['HIGH', 'HIGH', 'HIGH', 'LOW', 'LOW'])
    expect(await kept()).toEqual(before)
  })

  test('nobody who was judged not to fit is among the most relevant', async () => {
    await judgeAs({ 'number One': 'weak', 'number Two': 'weak', 'number Three': 'weak' })
    const shown = await list()
    expect(namesIn(shown)).toEqual(['Four', 'Five', 'One', 'Two', 'Three'])
    expect(shown.map(({ isTop }) => isTop)).toEqual([true, true, false, false, false])
  })

  test('letters, the messenger and events have the same order', async () => {
    await judgeAs({ 'number One': 'weak', 'number Three': 'accidental' })
    const event = await buildEvent(t, { communityId: scene.here.id })
    for (const { id } of [baker, ...others])
      await buildParticipation(t, { communityId: scene.here.id, eventId: event.id, participantId: id })
    expect(
      namesIn((await t.call(api.encounter.list, { id: event.id }, as(baker))).body.items)
        .slice(-2)
        .sort(),
    ).toEqual(['One', 'Three'])
    await inScope(async scope => {
      const reader = { id: baker.id, lang: 'en' as const }
      expect(namesIn(await listThisWeek(scope, reader))).toEqual(['Two', 'Four', 'Five'])
      const found = await listForLetter(scope.db, { ...reader, today: '2027-03-22', now: scope.now }, 4)
      expect(namesIn(found)).toEqual(['Two', 'Four', 'Five', 'One'])
    }, true)
    t.clock.moveTo('2027-03-23T09:00:00Z')
    await run('matching.letter', { participantId: baker.id, week: '2027-03-22' }, true)
    const [letter] = await lettersTo(baker, 'matching.weekly')
    const named = ['One', 'Two', 'Three', 'Four', 'Five'].filter(name => letter?.includes(`number ${name}`))
    expect(named).toEqual(['Two', 'Four', 'Five'])
  })
})

describe('the next run', () => {
  const weeks = (count: number) => t.clock.moveBy(count * 7 * 86_400_000)
  const levels = async () => {
    const rows = await t.owner<{ participantId: string; rate: number }[]>`
      select participant_id, rate from matching where week = '2027-06-07' and origin = 'WEEKLY'
        and least(participant_id, subject_id) = least(${baker.id}::uuid, ${lawyer.id}::uuid)
        and greatest(participant_id, subject_id) = greatest(${baker.id}::uuid, ${lawyer.id}::uuid)`
    return rows.map(({ rate }) => levelOf(rate))
  }
  const runAgain = async () => {
    weeks(11)
    await inScope(scope => weeklyRun().run({ week: '2027-06-07' }, scope))
  }
  beforeEach(async () => {
    await show(baker, lawyer, 80)
    await judgeAs({ lawyer: 'weak' })
  })

  test('recommends them as a good match no more', async () => {
    await runAgain()
    expect(await levels()).toEqual(['LOW', 'LOW'])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'one of them has changed a text',
      () => t.owner`update participant set can_help = 'Tea and cake' where id = ${baker.id}`,
    ],
    ['the verdict is half a year old', () => t.owner`update pair_judgement set made_at = '2026-09-01'`],
    [
      'the model found for the other that they fit',
      () => t.owner`
        insert into pair_judgement (community_id, participant_id, subject_id, model, hash, lang, verdict, made_at)
        values (${scene.here.id}, ${lawyer.id}, ${baker.id}, 'judge', '', 'en', 'fits', ${t.clock.now()})`,
    ],
  ])('does once %s', async (_what, happen) => {
    await happen()
    await scene.runChore()
    await runAgain()
    expect(await levels()).toEqual(['HIGH', 'HIGH'])
  })
})
