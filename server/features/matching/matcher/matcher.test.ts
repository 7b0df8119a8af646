import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { buildQuestion } from '#server/features/participants/question/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { Matcher } from './matcher.ts'

let t: TestApp
let community: { id: string; domain: string }
let reader: Awaited<ReturnType<typeof buildFilledParticipant>>
let leaver: Awaited<ReturnType<typeof buildFilledParticipant>>
let matchers: Matcher[]

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  community = await buildCommunity(t)
  reader = await buildFilledParticipant(t, community.id, { lookingFor: 'A lawyer for contracts of lease' })
  leaver = await buildFilledParticipant(t, community.id, { about: 'I am a lawyer and write contracts of lease.' })
  matchers = []
  return async () => {
    for (const matcher of matchers) await matcher.close()
  }
})

/** The matcher of a process that has cached the community. */
async function startMatcher({ isListening = true } = {}): Promise<Matcher> {
  const matcher = new Matcher()
  matchers.push(matcher)
  if (isListening) await matcher.listen(t.sql)
  expect(await rate(matcher)).not.toBeNull()
  return matcher
}

/** Null once the leaver is not in memory. */
async function rate(matcher: Matcher): Promise<unknown> {
  let found: unknown
  await t.app.openScope(community.id, false, async scope => {
    found = await matcher.rate(scope, reader.id, leaver.id)
  })
  return found
}

const removeLeaver = () => t.owner`delete from participant where id = ${leaver.id}`

test('an answer, its change and its removal change the rate at once', async () => {
  const questionId = await buildQuestion(t, community.id)
  await t.owner`update participant set about = 'I bake rye bread.' where id = ${leaver.id}`
  const matcher = await startMatcher()
  const rated = async () => ((await rate(matcher)) as { rate: number }).rate
  const before = await rated()
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, answered_at)
    values (${community.id}, ${leaver.userId}, ${questionId}, 'I am a lawyer and check contracts of lease.', now())`
  expect(await rated()).toBeGreaterThan(before + 5)
  await t.owner`update answer set text = 'Rye bread' where question_id = ${questionId}`
  expect(await rated()).toBeLessThan(before + 5)
  await t.owner`update answer set text = 'I am a lawyer and check contracts of lease.' where question_id = ${questionId}`
  expect(await rated()).toBeGreaterThan(before + 5)
  await t.owner`delete from answer where question_id = ${questionId}`
  expect(await rated()).toBeLessThan(before + 5)
})

test('what a member chose among the options of a question is no evidence', async () => {
  const option = (id: string, en: string) => ({ id, text: { en, ru: '' } })
  const options = [option('lease', 'I am a lawyer and check contracts of lease.'), option('tea', 'Over tea')]
  const questionId = await buildQuestion(t, community.id, { type: 'RADIO', options })
  await t.owner`update participant set about = 'I bake rye bread.' where id = ${leaver.id}`
  const matcher = await startMatcher()
  const rated = async () => ((await rate(matcher)) as { rate: number }).rate
  const before = await rated()
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, options, answered_at)
    values (${community.id}, ${leaver.userId}, ${questionId}, '', array['lease'], now())`
  expect(await rated()).toBeCloseTo(before, 5)
})

describe('who may not be recommended any more leaves the next list', () => {
  const changes: [string, () => Promise<unknown>][] = [
    [
      'by a pause',
      () => t.owner`
      insert into matching_preference (community_id, participant_id, paused_until) values (${community.id}, ${leaver.id}, '2099-01-01')`,
    ],
    [
      'by excluding the reader',
      () => t.owner`
      insert into never_pair (community_id, participant_id, subject_id, created_at) values (${community.id}, ${leaver.id}, ${reader.id}, now())`,
    ],
    [
      'by a block',
      () => t.owner`
      insert into blocked_user (community_id, user_id, blocked_at) values (${community.id}, ${leaver.userId}, now())`,
    ],
    ['by a rejection', () => t.owner`update participant set moderation_status = 'REJECTED' where id = ${leaver.id}`],
    ['by hiding the profile', () => t.owner`update participant set is_profile_enabled = false where id = ${leaver.id}`],
    [
      'by leaving networking',
      () => t.owner`update participant set is_networking_enabled = false where id = ${leaver.id}`,
    ],
  ]
  test.each(changes)('%s', async (_how, change) => {
    const matcher = await startMatcher()
    const listed = async () => {
      let found: string[] = []
      await t.app.openScope(community.id, false, async scope => {
        found = (await matcher.recommend(scope, reader.id, 10)).map(({ subjectId }) => subjectId)
      })
      return found
    }
    expect(await listed()).toEqual([leaver.id])
    await change()
    expect(await listed()).toEqual([])
  })
})

describe('the memory', () => {
  const rateIn = async (matcher: Matcher, communityId: string) => {
    const [one, other] = await t.owner<{ id: string }[]>`select id from participant where community_id = ${communityId}`
    let found: unknown
    await t.app.openScope(communityId, false, async scope => {
      found = await matcher.rate(scope, one?.id ?? '', other?.id ?? '')
    })
    return found
  }
  const another = async () => {
    const { id } = await buildCommunity(t)
    for (let at = 0; at < 2; at++) await buildFilledParticipant(t, id)
    return id
  }
  const make = (membersAtMost: number) => {
    const matcher = new Matcher({ membersAtMost })
    matchers.push(matcher)
    return matcher
  }

  test('has the communities used last, and those that left it are read again', async () => {
    const [second, third] = [await another(), await another()]
    const matcher = make(4)
    for (const id of [community.id, second, community.id, third]) expect(await rateIn(matcher, id)).not.toBeNull()
    expect(matcher.held).toEqual([community.id, third])
    expect(await rateIn(matcher, second)).not.toBeNull()
    expect(matcher.held).toEqual([third, second])
  })

  test('keeps what concurrent calls use, also when it is more than allowed', async () => {
    const all = [community.id, await another(), await another()]
    const matcher = make(1)
    for (const found of await Promise.all([...all, ...all].map(id => rateIn(matcher, id)))) expect(found).not.toBeNull()
    expect(matcher.held).toHaveLength(1)
  })

  test('has no community that nobody asked about for half an hour', async () => {
    const second = await another()
    const matcher = make(100)
    await rateIn(matcher, community.id)
    t.clock.moveBy(31 * 60_000)
    await rateIn(matcher, second)
    expect(matcher.held).toEqual([second])
  })
})

test('a changed offer changes the rate at once', async () => {
  await t.owner`update participant set about = 'I bake rye bread.' where id = ${leaver.id}`
  const matcher = await startMatcher()
  const before = (await rate(matcher)) as { rate: number }
  await t.owner`update participant set can_help = 'I am a lawyer and check contracts of lease.' where id = ${leaver.id}`
  const after = (await rate(matcher)) as { rate: number }
  expect(after.rate).toBeGreaterThan(before.rate + 5)
})

describe('a deleted participant', () => {
  test('is removed from the memory of every process at once', async () => {
    const [one, other] = [await startMatcher(), await startMatcher()]
    await removeLeaver()
    for (const matcher of [one, other]) await expect.poll(() => rate(matcher)).toBeNull()
  })

  test('control: stays in the memory of a process that is not notified', async () => {
    const [listening, deaf] = [await startMatcher(), await startMatcher({ isListening: false })]
    await removeLeaver()
    await expect.poll(() => rate(listening)).toBeNull()
    expect(await rate(deaf)).not.toBeNull()
  })

  test('is removed after the notifying connection was lost in between', async () => {
    const matcher = await startMatcher()
    await t.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
    await removeLeaver()
    await expect.poll(() => rate(matcher)).toBeNull()
  })
})
