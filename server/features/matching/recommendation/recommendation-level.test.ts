import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildMatching } from './testing.ts'

let t: TestApp
let community: { id: string; domain: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

type Member = Awaited<ReturnType<typeof buildFilledParticipant>>
let baker: Member
let lawyer: Member
beforeEach(async () => {
  community = await buildCommunity(t)
  baker = await buildFilledParticipant(t, community.id, {
    firstName: 'Anna',
    lookingFor: 'A lawyer for contracts of lease',
  })
  lawyer = await buildFilledParticipant(t, community.id, {
    firstName: 'Boris',
    about: 'I am a lawyer and write contracts of lease.',
    lookingFor: '',
  })
  await show(baker, lawyer)
})

const as = (reader: Member) => ({ token: reader.token, host: `${community.domain}.localhost` })
const show = (reader: Member, other: Member, rate = 80) =>
  buildMatching(t, { communityId: community.id, participantId: reader.id, subjectId: other.id, rate })

/** Of the reader's list, of the rate that is asked for, and computed anew. */
async function seen(reader: Member, other: Member) {
  const about = { participantId: other.id }
  const [listed, kept, computed] = [
    (await t.call(api.recommendation.listHistory, {}, as(reader))).body.items.find(
      ({ person }) => person.id === other.id,
    ),
    (await t.call(api.recommendation.getRelevanceRate, about, as(reader))).body,
    (await t.call(api.recommendation.calcRelevanceRate, about, as(reader))).body,
  ]
  return { listed, kept, computed }
}

const claim = /You need “a lawyer for contracts of lease”; Boris: “I am a lawyer/

test('a match that the profiles of now tell keeps its level, with a reason that claims it', async () => {
  const { listed, kept, computed } = await seen(baker, lawyer)
  expect([listed?.relevanceLevel, kept.relevanceLevel]).toEqual(['HIGH', 'HIGH'])
  for (const each of [listed, kept, computed]) {
    expect(each?.relevanceLevel).not.toBe('LOW')
    expect(each?.reason).toMatch(claim)
  }
})

describe('HIGH or MEDIUM never without a claim:', () => {
  const hide = (member: Member) =>
    t.owner`update participant set profile_visibility = 'connections' where id = ${member.id}`
  /** The only text that speaks for the match is an answer to a question of the community. */
  const answerOnly = async (isAnswerVisible: boolean) => {
    await t.owner`update participant set about = 'I sing in a choir.' where id = ${lawyer.id}`
    const questionId = await buildQuestion(t, community.id, { isAnswerVisible })
    await t.owner`
      insert into answer (community_id, user_id, question_id, text, answered_at)
      values (${community.id}, ${lawyer.userId}, ${questionId}, 'I am a lawyer and write contracts of lease.', now())`
  }

  test.each<[string, () => Promise<unknown>]>([
    [
      'the reader has changed the request',
      () => t.owner`update participant set looking_for = 'A piano tuner' where id = ${baker.id}`,
    ],
    [
      'the other has changed the profile',
      () => t.owner`update participant set about = 'I sing in a choir.' where id = ${lawyer.id}`,
    ],
    ['only an answer that members do not see speaks for it', () => answerOnly(false)],
    [
      'the other has changed a closed profile',
      async () => {
        await t.owner`update participant set about = 'I sing in a choir.' where id = ${lawyer.id}`
        await hide(lawyer)
      },
    ],
  ])('%s', async (_when, happen) => {
    await happen()
    const { listed, kept, computed } = await seen(baker, lawyer)
    for (const each of [listed, kept, computed]) {
      expect(each).toMatchObject({ relevanceLevel: 'LOW' })
      expect(each?.rate).toBeLessThan(40)
      expect(each?.reason ?? '').not.toMatch(/You need|good match/)
    }
  })

  test('an answer that members see may be quoted, and keeps the level', async () => {
    await answerOnly(true)
    const { listed, computed } = await seen(baker, lawyer)
    for (const each of [listed, computed]) {
      expect(each?.relevanceLevel).not.toBe('LOW')
      expect(each?.reason).toMatch(claim)
    }
  })

  test('a goal is quoted as well as a request', async () => {
    await t.owner`
      update participant set looking_for = '', goal = 'To find a lawyer for contracts of lease' where id = ${baker.id}`
    const { listed } = await seen(baker, lawyer)
    expect(listed?.relevanceLevel).toBe('HIGH')
    expect(listed?.reason).toContain('lawyer for contracts of lease')
  })

  test('a closed profile that answers keeps the level, and is not quoted', async () => {
    await hide(lawyer)
    const { listed, kept, computed } = await seen(baker, lawyer)
    for (const each of [listed, kept, computed]) {
      expect(each?.relevanceLevel).not.toBe('LOW')
      expect(each?.reason).toBe(
        'You two seem to be a good match. Boris shows the full profile only to people they are connected with.',
      )
    }
    // To the other, whose match is open, the reason says why.
    const back = (await seen(lawyer, baker)).computed
    expect(back.relevanceLevel).toBe(computed.relevanceLevel)
    expect(back.reason).toContain('contracts of lease')
  })
})
