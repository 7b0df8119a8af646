import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { newcomerNoticeChores } from './jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

/** A community in UTC with a moderator in Tokyo, where it is nine in the morning at midnight. */
async function ground() {
  t.clock.moveBy(86_400_000 - (t.clock.now().getTime() % 86_400_000))
  const club = await buildCommunity(t, { approvalRequired: true })
  await t.owner`update community set time_zone = 'UTC' where id = ${club.id}`
  const user = await buildUser(t)
  const place = await buildParticipant(t, {
    communityId: club.id,
    userId: user.id,
    permissions: ['CAN_MODERATE_COMMUNITY'],
  })
  await t.owner`update participant set time_zone = 'Asia/Tokyo' where id = ${place.id}`
  const { token } = await buildSession(t, place)
  const join = async (firstName: string) => {
    const newcomer = await buildParticipant(t, { communityId: club.id, firstName, moderationStatus: 'PENDING' })
    await t.app.openScope(club.id, true, scope => scope.tell('participant.joined', { participantId: newcomer.id }))
    return newcomer
  }
  const digest = () => runChore(t, newcomerNoticeChores, 'letters about newcomers')
  const choose = (notice: 'AT_ONCE' | 'DAILY' | 'NONE') =>
    t.call(api.newcomerNotice.update, { notice }, { host: club.host, token })
  return { club, token, email: user.email, join, digest, choose }
}

const hourMs = 3_600_000

describe('newcomers who wait', () => {
  test('are in one letter a day, at nine in the zone of the moderator, only the new ones, and never twice', async () => {
    const { email, join, digest } = await ground()
    t.clock.moveBy(-2 * hourMs)
    await join('Anna')
    await join('Boris')
    t.clock.moveBy(hourMs)
    await digest()
    t.clock.moveBy(hourMs)
    await Promise.all([digest(), digest()])
    const letter = await letterTo(t, email)
    expect(letter).toMatchObject({ kind: 'newcomer.digest' })
    expect(letter.subject).toContain('2 newcomers are waiting')
    expect(letter.plain).toContain('Anna Example')
    await join('Vera')
    t.clock.moveBy(hourMs)
    await digest()
    t.clock.moveBy(23 * hourMs)
    await digest()
    const next = await letterTo(t, email, 2)
    expect(next.plain).toContain('Vera Example')
    expect(next.plain).not.toContain('Anna Example')
    t.clock.moveBy(24 * hourMs)
    await digest()
    expect(await lettersTo(t, email)).toHaveLength(2)
  })

  test('are looked for only in communities in which a letter is due', async () => {
    const { club, email, join, digest } = await ground()
    const isVisited = async () => (await digest()).includes(club.id)
    t.clock.moveBy(-2 * hourMs)
    expect(await isVisited()).toBe(false)
    await join('Anna')
    t.clock.moveBy(hourMs)
    expect(await isVisited()).toBe(false)
    t.clock.moveBy(hourMs)
    expect(await isVisited()).toBe(true)
    await letterTo(t, email)
    expect(await isVisited()).toBe(false)
    t.clock.moveBy(24 * hourMs)
    expect(await isVisited()).toBe(false)
  })

  test('are written of at once to those who chose that, and in no daily letter', async () => {
    const { club, token, email, join, digest, choose } = await ground()
    const read = async () => (await t.call(api.newcomerNotice.get, {}, { host: club.host, token })).body.notice
    expect(await read()).toBe('DAILY')
    await choose('AT_ONCE')
    expect(await read()).toBe('AT_ONCE')
    await join('Gleb')
    const letter = await letterTo(t, email)
    expect(letter).toMatchObject({ kind: 'newcomer.waiting' })
    expect(letter.subject).toContain('Gleb Example is waiting')
    t.clock.moveBy(24 * hourMs)
    await digest()
    expect(
      await t.owner`select from newcomer_notice where digest_day is not null and community_id = ${club.id}`,
    ).toEqual([])
  })

  test('are written of to nobody who chose none', async () => {
    const { club, email, join, digest, choose } = await ground()
    await choose('NONE')
    await join('Dina')
    const other = await buildUser(t)
    await buildParticipant(t, { communityId: club.id, userId: other.id, permissions: ['CAN_MODERATE_COMMUNITY'] })
    t.clock.moveBy(34 * hourMs)
    await digest()
    await letterTo(t, other.email)
    expect(await lettersTo(t, email)).toEqual([])
  })
})
