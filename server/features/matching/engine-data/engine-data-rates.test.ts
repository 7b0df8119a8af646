import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { weeklyRun } from '#server/features/matching/run/jobs.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { featureNames } from '../engine/score/features.ts'
import { listTastes } from './store.ts'

let t: TestApp
let here: { id: string }
beforeAll(async () => {
  t = await startTestApp()
  // Nobody becomes less active between a run and a call.
  t.clock.stop()
})
afterAll(() => t.stop())

type Built = { id: string }
let baker: Built
let lawyer: Built
let potter: Built
let clerk: Built
let hidden: Built

const taste = (of: Built, subject: Built, type: 'LIKE' | 'DISLIKE') => t.owner`
  insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
  values (${here.id}, ${of.id}, ${subject.id}, ${type}, now())`

beforeEach(async () => {
  here = await buildCommunity(t)
  const build = (firstName: string, tags: string[], about: string, lookingFor: string) =>
    buildFilledParticipant(t, here.id, { firstName, tags, about, lookingFor })
  baker = await build('Anna', ['Tea', 'Jazz'], 'I run a bakery.', 'A lawyer for a lease')
  lawyer = await build('Boris', ['Chess'], 'I am a lawyer and write contracts of lease.', 'A bakery for our parties')
  potter = await build('Carl', ['tea', 'Clay'], 'I make cups of clay.', 'A lawyer for a contract')
  clerk = await build('Dora', ['Jazz'], 'I keep the books of a bakery.', 'A pottery class')
  hidden = await build('Emil', ['TEA', 'Chess'], 'I import tea.', 'A bakery')
})

const inScope = (work: Parameters<TestApp['app']['openScope']>[2], holds = false) =>
  t.app.openScope(here.id, holds, work)

describe('with likes and dislikes of readers and of others, scores of moderators and of meetings', () => {
  beforeEach(async () => {
    await taste(baker, potter, 'LIKE')
    await taste(lawyer, potter, 'LIKE')
    await taste(clerk, hidden, 'LIKE')
    await taste(lawyer, hidden, 'LIKE')
    await taste(potter, clerk, 'DISLIKE')
    await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
    const [first, second] = [clerk.id, lawyer.id].sort()
    await t.owner`
      insert into pair_score (community_id, first_id, second_id, scored_by, internal_admin_score, machine_rate, scored_at)
      select ${here.id}, ${first as string}, ${second as string}, user_id, 9, 50, now() from participant where id = ${baker.id}`
    await t.owner`
      insert into matching (community_id, id, participant_id, subject_id, week, origin, place, rate, matched_at, score)
      values (${here.id}, gen_random_uuid(), ${potter.id}, ${baker.id}, '2020-01-06', 'WEEKLY', 1, 50, '2020-01-06', 5)`
  })

  test('the rate of each pair is the same in a weekly list, in an instant list, for a single pair and at an event', async () => {
    await inScope(scope => weeklyRun().run({ week: '2027-03-22' }, scope))
    const weekly = await t.owner<{ readerId: string; subjectId: string; rate: number; features: number[] }[]>`
      select participant_id as reader_id, subject_id, rate, features from matching
      where community_id = ${here.id} and week = '2027-03-22' order by 1, 2`
    expect(weekly.length).toBeGreaterThan(5)
    const used = (name: (typeof featureNames)[number]) =>
      weekly.some(({ features }) => features[featureNames.indexOf(name)] !== 0)
    expect((['likedAlike', 'adminScore', 'meetingScore'] as const).filter(used)).toHaveLength(3)
    // The run has served them, and shown them to each other.
    await t.owner`delete from matching where community_id = ${here.id} and week = '2027-03-22'`
    const matcher = new Matcher()
    try {
      await inScope(async scope => {
        for (const reader of [baker, lawyer, potter, clerk]) {
          const expected = weekly.filter(({ readerId }) => readerId === reader.id)
          const ids = expected.map(({ subjectId }) => subjectId)
          const instant = await matcher.recommend(scope, reader.id, 10)
          const met = await matcher.rateAmong(scope, reader.id, ids)
          for (const { subjectId, rate } of expected) {
            const rateIn = (list: { subjectId: string; rate: number }[]) =>
              list.find(other => other.subjectId === subjectId)?.rate
            const rates = [rateIn(instant), rateIn(met), (await matcher.rate(scope, reader.id, subjectId))?.rate]
            for (const each of rates) expect(each).toBeCloseTo(rate, 3)
          }
        }
      })
    } finally {
      await matcher.close()
    }
  })

  test.each<[string, () => Built, () => Built[] | null, () => [Built, Built][]]>([
    [
      "the reader's and of those for people with a topic of the reader's",
      () => baker,
      () => null,
      () => [
        [baker, potter],
        [lawyer, potter],
        [potter, clerk],
      ],
    ],
    [
      'a pair',
      () => baker,
      () => [lawyer],
      () => [
        [baker, potter],
        [lawyer, potter],
      ],
    ],
    ['a reader with no topic of anybody else', () => lawyer, () => null, () => [[lawyer, potter]]],
  ])(
    'the tastes that are read are those of %s, and none for who may not be shown',
    async (_of, reader, others, pairs) => {
      const ids = others()?.map(({ id }) => id) ?? null
      const found = await inScopeOf(db => listTastes(db, reader().id, ids))
      expect(found.map(({ readerId, subjectId }) => `${readerId} ${subjectId}`).sort()).toEqual(
        pairs()
          .map(([of, subject]) => `${of.id} ${subject.id}`)
          .sort(),
      )
    },
  )
})

async function inScopeOf<T>(work: (db: Parameters<typeof listTastes>[0]) => Promise<T>): Promise<T> {
  let found: T | undefined
  await inScope(async ({ db }) => {
    found = await work(db)
  }, true)
  return found as T
}
