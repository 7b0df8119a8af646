import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { invitationsPerInviter, invitationsPerRecipient } from '#contract/limits.ts'
import { buildBlock } from '#server/features/auth/block/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { countCall, inviterKey } from '#server/platform/http/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo, linkIn } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildInvitation } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let manager: string
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  const admin = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  manager = (await buildSession(t, admin)).token
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const newcomer = async (email?: string) => {
  const { id: userId } = await buildUser(t, email ? { email } : {})
  const place = await buildConnection(t, { communityId: here.id, userId })
  return { ...place, token: (await buildSession(t, place)).token }
}
const accept = (token: string, code: string, invitedBy?: string) =>
  t.call(api.invitation.accept, { code, ...(invitedBy ? { invitedBy } : {}) }, { host: here.host, token })
const preview = (code: string) => t.call(api.invitation.preview, { code }, { host: here.host })
const acceptedBy = async (userId: string) =>
  (
    await t.owner<{ invitedBy: string | null; invitationId: string | null }[]>`
    select invited_by, invitation_id from accepted_invitation where user_id = ${userId}`
  )[0]

describe("a manager's invitation", () => {
  test('is sent as a letter, is accepted once, and is listed with its use', async () => {
    const asManager = { host: here.host, token: manager, headers: { 'accept-language': 'ru' } }
    const made = await t.call(api.invitation.create, { email: 'user@example.com' }, asManager)
    const letter = await letterTo(t, 'user@example.com')
    expect(letter).toMatchObject({ kind: 'auth.invitation', lang: 'ru', communityId: here.id })
    expect(linkIn(letter).href).toBe(`${made.body.url}#email=user%40example.com`)
    expect(new URL(made.body.url).pathname).toBe('/invite')
    const code = linkIn(letter).searchParams.get('code') as string
    expect((await preview(code)).body).toEqual({ inviter: null })
    const user = await newcomer('user@example.com')
    expect((await accept(user.token, code)).status).toBe(200)
    expect(await acceptedBy(user.userId)).toMatchObject({ invitationId: made.body.id })
    expect((await preview(code)).status).toBe(404)
    const [listed] = (await t.call(api.invitation.list, {}, asManager)).body
    expect(listed).toMatchObject({ id: made.body.id, accepted: 1, usesLeft: 0 })
  })

  test('with two uses admits two of twenty concurrent newcomers', async () => {
    const { code } = await buildInvitation(t, { communityId: here.id, uses: 2 })
    const newcomers = await Promise.all(Array.from({ length: 20 }, () => newcomer()))
    const answers = await Promise.all(newcomers.map(user => accept(user.token, code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(2)
    expect(answers.filter(answer => answer.status === 404)).toHaveLength(18)
  })

  /** Two users who have both read one remaining use. */
  const takeTheLastUseTwice = async () => {
    const { code } = await buildInvitation(t, { communityId: here.id, uses: 1 })
    const newcomers = [await newcomer(), await newcomer()]
    const held = await holdWrites(t.owner, 'invitation')
    return race(
      held,
      ...newcomers.map(
        ({ token }) =>
          async () =>
            (await accept(token, code)).failure.name,
      ),
    )
  }

  test('with one use left admits the first of two, and is unknown to the other', async () => {
    expect(await takeTheLastUseTwice()).toEqual([undefined, 'NOT_FOUND'])
  })

  test('control: without the check inside the write the second user gets an error', async () => {
    expect(await withoutLock('invitation', takeTheLastUseTwice)).toEqual([undefined, 'UNEXPECTED'])
  })

  test('is not used up twice by the same user', async () => {
    const { code, id } = await buildInvitation(t, { communityId: here.id, uses: 5 })
    const user = await newcomer()
    for (let time = 0; time < 3; time++) expect((await accept(user.token, code)).status).toBe(200)
    const [left] = await t.owner<{ usesLeft: number }[]>`select uses_left from invitation where id = ${id}`
    expect(left?.usesLeft).toBe(4)
  })

  test('is refused when expired or revoked', async () => {
    const late = await buildInvitation(t, { communityId: here.id, expiresAt: t.clock.now() })
    expect((await preview(late.code)).status).toBe(404)
    const as = { host: here.host, token: manager }
    await t.call(api.invitation.create, { uses: 3 }, as)
    const { code, id } = await buildInvitation(t, { communityId: here.id })
    expect((await preview(code)).status).toBe(200)
    // A second press changes nothing, and is not logged.
    for (let time = 0; time < 2; time++) expect((await t.call(api.invitation.revoke, { id }, as)).status).toBe(200)
    expect((await preview(code)).status).toBe(404)
    const { items } = (await t.call(api.change.list, { kind: 'invitation' }, as)).body
    expect(items.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
      [{ isRevoked: false }, { isRevoked: true }],
      [{}, { uses: 3, expiresAt: null }],
    ])
    const foreign = await buildInvitation(t)
    expect((await preview(foreign.code)).status).toBe(404)
  })
})

describe('an invitation for one address', () => {
  test('is refused to another user, without the address, and stays valid for its own', async () => {
    const { code } = await buildInvitation(t, { communityId: here.id, uses: 1, email: 'olga.secret@example.com' })
    const other = await newcomer()
    const refused = await accept(other.token, code)
    expect(refused.failure).toMatchObject({ status: 403, code: 1062, name: 'INVITATION_OF_ANOTHER' })
    expect(refused.raw).not.toContain('olga')
    expect((await preview(code)).raw).not.toContain('olga')
    expect(await acceptedBy(other.userId)).toBeUndefined()
    const olga = await newcomer('olga.secret@example.com')
    expect((await accept(olga.token, code)).status).toBe(200)
  })
})

describe('invitations by letter', () => {
  const inviteAs = (host: string, token: string) => (email: string) =>
    t.call(api.invitation.create, { email }, { host, token })
  const founder = async () => {
    const club = await buildCommunity(t)
    const place = await buildConnection(t, { communityId: club.id, role: 'ROLE_ADMIN' })
    return inviteAs(club.host, (await buildSession(t, place)).token)
  }
  const lettersFor = (email: string) => t.owner`select from letter where recipient = ${email}`

  test('to one address are limited over communities and inviters, alike for known and unknown addresses', async () => {
    const [first, second] = [await founder(), await founder()]
    const known = (await newcomer('known@example.com')) && 'known@example.com'
    const bodies: string[] = []
    for (const email of [known, 'unknown@example.com']) {
      for (let nth = 0; nth < invitationsPerRecipient.count; nth++)
        expect((await (nth % 2 ? second : first)(email)).status).toBe(200)
      for (const invite of [first, second]) {
        const refused = await invite(email)
        expect(refused.failure).toMatchObject({ status: 429, code: 1060, name: 'INVITED_TOO_OFTEN' })
        bodies.push(refused.raw)
      }
      expect(await lettersFor(email)).toHaveLength(invitationsPerRecipient.count)
    }
    expect(new Set(bodies).size).toBe(1)
  })

  test('to one address are limited when many are sent at the same moment', async () => {
    const invite = await founder()
    const answers = await Promise.all(Array.from({ length: 40 }, () => invite('crowded@example.com')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(invitationsPerRecipient.count)
    expect(await lettersFor('crowded@example.com')).toHaveLength(invitationsPerRecipient.count)
  })

  test('of one inviter are limited per day, over communities', async () => {
    const { id: userId } = await buildUser(t)
    const invites = await Promise.all(
      [1, 2].map(async () => {
        const club = await buildCommunity(t)
        const place = await buildConnection(t, { communityId: club.id, userId, role: 'ROLE_ADMIN' })
        return inviteAs(club.host, (await buildSession(t, place)).token)
      }),
    )
    const { count, minutes } = invitationsPerInviter
    for (let nth = 0; nth < count - 2; nth++) await countCall(t.sql, inviterKey(userId), minutes, t.clock.now())
    for (const [nth, invite] of invites.entries()) expect((await invite(`guest-${nth}@example.com`)).status).toBe(200)
    const refused = await invites[0]?.('one-more@example.com')
    expect(refused?.failure).toMatchObject({ status: 429, code: 1061, name: 'TOO_MANY_INVITATIONS' })
    expect((await (await founder())('one-more@example.com')).status).toBe(200)
  })

  test("show the manager until when a new community's cap holds them", async () => {
    const club = await buildCommunity(t)
    await t.owner`update community set daily_letter_cap = 1 where id = ${club.id}`
    const place = await buildConnection(t, { communityId: club.id, role: 'ROLE_ADMIN' })
    const asAdmin = { host: club.host, token: (await buildSession(t, place)).token }
    for (const email of ['first-guest@example.com', 'second-guest@example.com'])
      await t.call(api.invitation.create, { email }, asAdmin)
    const held = async () =>
      (await t.call(api.invitation.list, {}, asAdmin)).body.map(({ heldUntil }) => heldUntil !== null).sort()
    await expect.poll(held, { timeout: 30_000 }).toEqual([false, true])
    const { body } = await t.call(api.letter.getCap, {}, asAdmin)
    expect(body).toMatchObject({ dailyCap: 1, held: 1 })
    expect(body.heldUntil).not.toBeNull()
  })
})

describe("a participant's personal link", () => {
  test('names the participant and saves them as the inviter', async () => {
    const member = await buildParticipant(t, { communityId: here.id, firstName: 'Olga' })
    expect((await preview(member.id)).body.inviter).toMatchObject({ firstName: 'Olga' })
    const user = await newcomer()
    expect((await accept(user.token, member.id, member.id)).status).toBe(200)
    expect((await acceptedBy(user.userId))?.invitedBy).toBe(member.id)
  })

  test('of a participant who is hidden, blocked, unconfirmed or of another community is unknown', async () => {
    const blocked = await buildParticipant(t, { communityId: here.id })
    await buildBlock(t, { communityId: here.id, userId: blocked.userId })
    const nobodies = [
      blocked,
      await buildParticipant(t, { communityId: here.id, isProfileEnabled: false }),
      await buildParticipant(t, { communityId: here.id, moderationStatus: 'PENDING' }),
      await buildParticipant(t),
    ]
    const user = await newcomer()
    for (const { id } of nobodies) {
      expect((await preview(id)).status).toBe(404)
      expect((await accept(user.token, id)).status).toBe(404)
    }
    expect(await acceptedBy(user.userId)).toBeUndefined()
  })

  test('cannot be used by its owner', async () => {
    const member = await buildParticipant(t, { communityId: here.id })
    const { token } = await buildSession(t, member)
    expect((await accept(token, member.id)).status).toBe(200)
    expect((await acceptedBy(member.userId))?.invitedBy).toBeNull()
  })
})
