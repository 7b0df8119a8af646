import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildMatching } from './testing.ts'

/* A member looks for somebody else in the middle of a week that has a list. */

let t: TestApp
let community: { id: string; domain: string; timeZone?: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildFilledParticipant>>
let baker: Member
let lawyer: Member
let smith: Member
beforeEach(async () => {
  community = await buildCommunity(t)
  const build = (firstName: string, about: string, lookingFor: string) =>
    buildFilledParticipant(t, community.id, { firstName, about, lookingFor })
  baker = await build('Anna', 'I run a small bakery.', 'A lawyer for contracts of lease')
  lawyer = await build('Boris', 'I am a lawyer and write contracts of lease.', 'A bakery for the parties of my office')
  smith = await build('Carl', 'I am a watchmaker and repair old clocks.', 'A collector of watches')
})

const as = (reader: Member) => ({ token: reader.token, host: `${community.domain}.localhost` })
const listed = async () => (await t.call(api.recommendation.list, {}, as(baker))).body.items
const namesIn = (items: Awaited<ReturnType<typeof listed>>) => items.map(({ person }) => person.firstName)
const lookFor = (lookingFor: string) => t.call(api.profile.updateLookingFor, { lookingFor }, as(baker))
const stored = () => t.owner`
  select subject_id, place, propensity, features from matching
  where participant_id = ${baker.id} and origin = 'WEEKLY' order by place`

/** As the run of this week left it: the lawyer is a good match, and the watchmaker is in it only to fill it. */
async function weeklyList() {
  const week = mondayOf(t.clock.now(), 'Europe/Berlin')
  for (const [at, { subject, rate }] of [
    { subject: lawyer, rate: 72 },
    { subject: smith, rate: 11 },
  ].entries()) {
    const row = { communityId: community.id, participantId: baker.id, subjectId: subject.id, week, rate }
    const { id } = await buildMatching(t, row)
    await t.owner`
      update matching set place = ${at + 1}, propensity = ${1 / (at + 1)}, features = '{1,2,3}',
        request_id = (select id from request where participant_id = ${baker.id} and closed_at is null)
      where id = ${id}`
  }
}

describe('a changed request beside the list of the week', () => {
  beforeEach(weeklyList)

  test('puts whoever answers it on top, with the level and the reason of now', async () => {
    const before = await listed()
    expect(namesIn(before)).toEqual(['Boris', 'Carl'])
    expect(before[1]).toMatchObject({ relevanceLevel: 'LOW', isTop: false })
    const learntFrom = await stored()

    await lookFor('A watchmaker who repairs old clocks')
    const after = await listed()
    expect(namesIn(after)).toEqual(['Carl', 'Boris'])
    expect(after[0]).toMatchObject({ isTop: true, origin: 'WEEKLY' })
    expect(after[0]?.relevanceLevel).not.toBe('LOW')
    expect(after[0]?.reason).toMatch(/watchmaker who repairs old clocks/)
    expect(after.map(({ matchingId }) => matchingId).sort()).toEqual(before.map(({ matchingId }) => matchingId).sort())
    expect(await stored()).toEqual(learntFrom)
  })

  test('is served once, also if nobody else can be found', async () => {
    await lookFor('A watchmaker who repairs old clocks')
    const first = await listed()
    await t.owner`update matching set rate = 41 where participant_id = ${baker.id} and subject_id = ${smith.id}`
    expect((await listed())[0]?.rate).toBe(41)
    expect(namesIn(await listed())).toEqual(namesIn(first))
  })

  test('puts somebody who was not in the list among the others by the rate, and learns from the place shown', async () => {
    const late = await buildFilledParticipant(t, community.id, {
      firstName: 'Dora',
      about: 'I collect stamps.',
      lookingFor: 'An album',
    })
    await lookFor('A watchmaker who repairs old clocks')
    const items = await listed()
    expect(namesIn(items)).toEqual(['Carl', 'Boris', 'Dora'])
    const [added] = await t.owner`
      select origin, place, propensity::float8 from matching where participant_id = ${baker.id} and subject_id = ${late.id}`
    expect(added).toMatchObject({ origin: 'INSTANT', place: 3 })
    expect(added?.propensity).toBeCloseTo(1 / 3)
  })

  test('leaves whom one has an intro with at the end', async () => {
    await buildIntro(t, { communityId: community.id, participantId: baker.id, subjectId: lawyer.id })
    await lookFor('A watchmaker who repairs old clocks')
    expect(namesIn(await listed())).toEqual(['Carl', 'Boris'])
  })

  test.each([
    ['makes no new list without other criteria', '', ['Boris', 'Carl']],
    ['gets a list for the goal that remains', 'To find a watchmaker who repairs old clocks', ['Carl', 'Boris']],
  ])('that is cleared %s', async (_what, goal, expected) => {
    if (goal) {
      await t.owner`update participant set goal = ${goal} where id = ${baker.id}`
      await t.owner`delete from criteria_change where participant_id = ${baker.id}`
    }
    await t.owner`update participant set looking_for = '' where id = ${baker.id}`
    expect(namesIn(await listed())).toEqual(expected)
  })
})
