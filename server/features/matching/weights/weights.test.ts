import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { featureNames } from '#server/features/matching/engine/score/features.ts'
import type { FeedbackRecord } from '#server/features/matching/engine/score/learn.ts'
import { prior } from '#server/features/matching/engine/score/probability.ts'
import { MatcherThread } from '#server/features/matching/matcher/matcher-thread.ts'
import { buildFilledParticipant, buildParticipant } from '#server/features/participants/participant/testing.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { commands } from '../command-line/command-line.ts'
import { findWeights, listMatchMembers, readFeedbackText } from '../engine-data/store.ts'
import { buildMatching } from '../recommendation/testing.ts'
import { learnWeights } from './actions.ts'
import { weightsChores } from './chores.ts'
import { buildWeights } from './testing.ts'

let t: TestApp
let community: { id: string; domain: string }
const thread = new MatcherThread()
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  await thread.stop()
  await t.stop()
})
beforeEach(async () => {
  community = await buildCommunity(t)
})

const dayMs = 86_400_000
const at = (name: (typeof featureNames)[number]) => featureNames.indexOf(name)
const inScope = <T>(work: (scope: Scope) => Promise<T>, id = community.id) =>
  new Promise<T>((resolve, reject) =>
    t.app.openScope(id, false, async scope => resolve(await work(scope))).catch(reject),
  )
const learn = (week: string) => inScope(scope => learnWeights(scope, week, thread))
const inUse = (id = community.id) => inScope(scope => scope.inOwnScope(({ db }) => findWeights(db)), id)
const fits = () => t.owner<{ week: string; status: string; examples: number }[]>`
  select week, status, examples from weights where community_id = ${community.id} order by week`

/** Members who like those of their own city and decline the others, over six weeks. */
async function buildFeedback(likesCity: (week: number) => boolean) {
  const random = seededRandom(4)
  const people = await Promise.all(Array.from({ length: 12 }, () => buildParticipant(t, { communityId: community.id })))
  for (let week = 0; week < 6; week++)
    for (const [reader, { id: participantId }] of people.entries())
      for (let step = 1; step <= 3; step++) {
        const subjectId = people[(reader + 1 + ((3 * week + step) % 11)) % 12]?.id ?? ''
        if (subjectId === participantId) continue
        const isSameCity = random() < 0.5
        const features = featureNames.map(name => (name === 'bias' ? 1 : name === 'sameCity' && isSameCity ? 1 : 0))
        const shownAt = new Date(t.clock.now().getTime() - (60 - 7 * week) * dayMs)
        const { id } = await buildMatching(t, { communityId: community.id, participantId, subjectId, at: shownAt })
        await t.owner`update matching set features = ${features}::real[], place = ${step}, propensity = ${1 / step} where id = ${id}`
        await t.owner`
          insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
          values (${community.id}, ${participantId}, ${subjectId}, ${isSameCity === likesCity(week) ? 'LIKE' : 'DISLIKE'}, ${shownAt})
          on conflict do nothing`
      }
}

describe('the weights of a community', () => {
  test('are fitted to its feedback once a week, kept, and used from then on', async () => {
    await buildFeedback(() => true)
    expect(await inUse()).toBeNull()
    await learn('2026-11-16')
    expect(await fits()).toMatchObject([{ week: '2026-11-16', status: 'IN_USE' }])
    expect((await inUse())?.[at('sameCity')]).toBeGreaterThan(1)
    await learn('2026-11-16')
    expect(await fits()).toHaveLength(1)
  })

  test('are fitted again only when twenty people were liked, accepted or met since', async () => {
    await buildFeedback(() => true)
    await learn('2026-11-09')
    await learn('2026-11-16')
    expect(await fits()).toHaveLength(1)
    const likeAgain = (count: number) => t.owner`
      update relation set created_at = ${new Date(t.clock.now().getTime() + 1000)} where (participant_id, subject_id) in (
        select participant_id, subject_id from relation
        where community_id = ${community.id} and relation_type = 'LIKE' order by 1, 2 limit ${count})`
    await likeAgain(19)
    await learn('2026-11-16')
    expect(await fits()).toHaveLength(1)
    await likeAgain(20)
    await learn('2026-11-16')
    expect(await fits()).toHaveLength(2)
  })

  test('are refused and kept when they predict the newest weeks worse', async () => {
    await buildFeedback(week => week < 4)
    const against = prior.map((weight, index) => (index === at('sameCity') ? -2 : index === at('bias') ? 1 : weight))
    await buildWeights(t, { communityId: community.id, week: '2026-01-05', figures: [...against] })
    await learn('2026-11-16')
    expect((await fits()).map(({ status }) => status)).toEqual(['IN_USE', 'REFUSED'])
    expect(await inUse()).toEqual([...against])
  })

  test('start from those of the installation where it has its own, and are compared with them', async () => {
    await buildFeedback(() => true)
    const fitFrom = async (base: number[] | null) => {
      await t.owner`delete from weights where community_id = ${community.id}`
      await t.owner`delete from installation_weights`
      if (base)
        await t.owner`
          insert into installation_weights (size, figures, communities, fitted_at)
          values (${base.length}, ${base}::float8[], 3, ${t.clock.now()})`
      await learn('2026-11-16')
      const [fit] = await t.owner<{ figures: number[]; lossInUse: number }[]>`
        select figures, loss_in_use from weights where community_id = ${community.id}`
      return { weights: fit?.figures ?? [], lossInUse: fit?.lossInUse ?? Number.NaN }
    }
    const [bridge, city] = [at('sharedTags'), at('sameCity')]
    const other = [...prior].map((weight, index) => (index === bridge ? weight + 1.5 : index === city ? 3 : weight))
    const [documented, installed] = [await fitFrom(null), await fitFrom(other)]
    await t.owner`delete from installation_weights`
    // Of a feature that no feedback speaks of, the fit keeps what it started from.
    expect(documented.weights[bridge]).toBeCloseTo(prior[bridge] as number, 3)
    expect(installed.weights[bridge]).toBeCloseTo(other[bridge] as number, 3)
    // They know already that these members like those of their own city.
    expect(installed.weights[city]).toBeGreaterThan(documented.weights[city] as number)
    expect(installed.lossInUse).toBeLessThan(documented.lossInUse)
  })

  test('are not fitted without enough feedback', async () => {
    await learn('2026-11-16')
    expect(await fits()).toEqual([])
  })

  test('of a score with other features are not used', async () => {
    await buildWeights(t, { communityId: community.id, figures: [1, 2, 3] })
    expect(await inUse()).toBeNull()
  })

  test('are listed and rolled back by a command: first those before, then the documented ones', async () => {
    const [old, fresh] = [prior.map(weight => weight / 2), prior.map(weight => weight / 3)]
    await buildWeights(t, { communityId: community.id, week: '2026-11-09', status: 'REPLACED', figures: [...old] })
    await buildWeights(t, { communityId: community.id, week: '2026-11-16', figures: [...fresh] })
    const run = (options = {}) =>
      inScope(scope => scope.inOwnScope(inner => commands.weights?.run(inner, options) ?? Promise.resolve([])))
    expect((await run()).slice(0, 2)).toEqual([
      '2026-11-16 IN_USE: 100 answers, 30 of them yes; log loss on 20 newest: 0.4000, before: 0.5000',
      '2026-11-09 REPLACED: 100 answers, 30 of them yes; log loss on 20 newest: 0.4000, before: 0.5000',
    ])
    expect((await run({ rollback: true }))[0]).toBe(
      'The weights of 2026-11-16 are rolled back. Those of 2026-11-09 are in use again.',
    )
    expect(await inUse()).toEqual([...old])
    expect((await run({ rollback: true }))[0]).toMatch(
      /^The weights of 2026-11-09 are rolled back\. Until the next fit/,
    )
    expect(await inUse()).toBeNull()
    expect((await run({ rollback: true }))[0]).toMatch(/nothing to roll back/)
  })
})

test('what at least three communities learnt is where another one starts, and nobody else sees their weights', async () => {
  const night = () => weightsChores[0]?.run({ sql: t.sql, now: t.clock.now(), inEachCommunity: async () => {} })
  await t.owner`truncate weights`
  const figures = prior.map((weight, index) => (index === at('sameCity') ? 3 : weight))
  const build = async () =>
    buildWeights(t, { communityId: (await buildCommunity(t)).id, figures: [...figures], strength: 50 })
  await build()
  await build()
  await night()
  expect(await inUse()).toBeNull()
  await build()
  await night()
  const found = await inUse()
  expect(found?.[at('sameCity')]).toBeGreaterThan(2)
  expect(found?.[at('sameCity')]).toBeLessThan(3)
  expect(found?.[at('fit')]).toBeCloseTo(prior[at('fit')] as number, 4)
  const seen = await inScope(scope => scope.inOwnScope(({ db }) => db`select from weights`))
  expect(seen).toHaveLength(0)
  await t.owner`truncate installation_weights, weights`
})

describe('feedback', () => {
  const features = featureNames.map(() => 0.5)
  const heard = () =>
    inScope(scope => scope.inOwnScope(({ db, now }) => readFeedbackText(db, { now, count: 100 }))).then(
      text => JSON.parse(text) as FeedbackRecord[],
    )
  let reader: Awaited<ReturnType<typeof buildFilledParticipant>>
  let other: Awaited<ReturnType<typeof buildFilledParticipant>>
  beforeEach(async () => {
    reader = await buildFilledParticipant(t, community.id)
    other = await buildFilledParticipant(t, community.id)
  })

  /** Shown to the reader in the third place, so many days ago. */
  const show = async (days: number, more: { score?: number } = {}) => {
    const shownAt = new Date(t.clock.now().getTime() - days * dayMs)
    const pair = { communityId: community.id, participantId: reader.id, subjectId: other.id }
    const { id } = await buildMatching(t, { ...pair, at: shownAt, ...more })
    await t.owner`update matching set features = ${features}::real[], place = 3, propensity = ${1 / 3} where id = ${id}`
    return id
  }

  const seeReader = (days: number) => t.owner`
    update session set last_seen_at = ${new Date(t.clock.now().getTime() - days * dayMs)} where user_id = ${reader.userId}`

  test('of a showing that was passed over is a silence after a week, with the propensity of its place', async () => {
    await show(8)
    await seeReader(1)
    expect(await heard()).toMatchObject([{ kind: 'SILENCE', score: null }])
    expect((await heard())[0]?.propensity).toBeCloseTo(1 / 3)
    await t.owner`update matching set matched_at = ${new Date(t.clock.now().getTime() - 3 * dayMs)} where community_id = ${community.id}`
    expect(await heard()).toEqual([])
  })

  test('of more than half a year ago does not count', async () => {
    await show(181)
    await seeReader(1)
    expect(await heard()).toHaveLength(1)
    await t.owner`update matching set matched_at = ${new Date(t.clock.now().getTime() - 183 * dayMs)} where community_id = ${community.id}`
    expect(await heard()).toEqual([])
  })

  test('of a reader who did not come back since is none', async () => {
    await show(8)
    await seeReader(9)
    expect(await heard()).toEqual([])
  })

  test('of somebody known already is none', async () => {
    await show(1)
    await t.call(
      api.relation.create,
      { subjectId: other.id, relationType: 'DISLIKE', reason: 'ALREADY_KNOW' },
      { token: reader.token, host: `${community.domain}.localhost` },
    )
    expect(await heard()).toEqual([])
  })

  test.each([
    ['ACCEPTED', 'ACCEPTED'],
    ['DECLINED', 'DECLINED'],
    ['SENT', 'UNANSWERED'],
  ])('of an intro that is %s is %s, and a meeting with a score is one', async (status, kind) => {
    const matching = await show(9, { score: 4 })
    await t.owner`
      insert into intro (community_id, id, from_id, to_id, matching_result_id, status, created_at)
      values (${community.id}, ${randomUUID()}, ${reader.id}, ${other.id}, ${matching}, ${status}, ${new Date(t.clock.now().getTime() - 8 * dayMs)})`
    expect((await heard()).map(each => [each.kind, each.score]).sort()).toEqual(
      [
        [kind, null],
        ['MET', 4],
      ].sort(),
    )
  })

  test('declines do not raise an answer rate, accepted intros do', async () => {
    const intro = (status: string) => t.owner`
      insert into intro (community_id, id, from_id, to_id, status, created_at, answered_at)
      values (${community.id}, ${randomUUID()}, ${reader.id}, ${other.id}, ${status}, ${new Date(t.clock.now().getTime() - 8 * dayMs)},
        ${t.clock.now()})`
    const rate = () =>
      inScope(({ inOwnScope, now }) =>
        inOwnScope(async ({ db }) => {
          const members = await listMatchMembers(db, { now, since: null })
          return members.find(({ id }) => id === other.id)?.answerRate
        }),
      )
    await intro('DECLINED')
    expect(await rate()).toBe(0)
    await t.owner`update intro set status = 'ACCEPTED' where to_id = ${other.id}`
    expect(await rate()).toBe(1)
  })
})

test('a showing keeps the propensity of its place', async () => {
  const [reader] = await Promise.all([0, 1, 2].map(() => buildFilledParticipant(t, community.id)))
  await t.call(api.recommendation.list, {}, { token: reader?.token ?? '', host: `${community.domain}.localhost` })
  const rows = await t.owner<{ place: number; propensity: number }[]>`
    select place, propensity from matching where community_id = ${community.id} order by place`
  expect(rows.length).toBe(2)
  for (const { place, propensity } of rows) expect(propensity).toBeCloseTo(1 / place)
})
