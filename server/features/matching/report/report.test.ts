import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loginPath } from '#contract/auth/login-link.ts'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Complaint = { reason: 'SPAM' | 'RUDE'; text?: string }

/** A community with an admin who reads Russian and a moderator who reads English. */
async function ground() {
  const club = await buildCommunity(t)
  const [admin, moderator] = [await buildUser(t, { preferredLang: 'ru' }), await buildUser(t)]
  await buildConnection(t, { communityId: club.id, userId: admin.id, role: 'ROLE_ADMIN' })
  await buildConnection(t, { communityId: club.id, userId: moderator.id, permissions: ['CAN_MODERATE_COMMUNITY'] })
  const author = await buildSignedInParticipant(t, club.id, { firstName: 'Anna' })
  const subject = await buildSignedInParticipant(t, club.id, { firstName: 'Boris' })
  const complain = (participantId: string, complaint: Complaint, token = author.token) =>
    t.call(api.report.create, { participantId, ...complaint }, { host: club.host, token })
  return { club, admin, moderator, author, subject, complain }
}

describe('a report', () => {
  test('is sent to each moderator in their language, with reason, text and both profiles', async () => {
    const { admin, moderator, subject, complain } = await ground()
    expect((await complain(subject.id, { reason: 'RUDE', text: 'He <b>shouts</b>' })).body).toEqual({})
    const [toAdmin, toModerator] = [await letterTo(t, admin.email), await letterTo(t, moderator.email)]
    expect(toAdmin).toMatchObject({ kind: 'participant.report', lang: 'ru' })
    expect(toAdmin.subject).toBe('Anna Example жалуется на участника: Boris Example')
    expect(toAdmin.plain).toContain('Грубость или угрозы')
    expect(toModerator.subject).toBe('Anna Example reported Boris Example')
    expect(toModerator.html).toContain('He &lt;b&gt;shouts&lt;/b&gt;')
    expect(toModerator.plain).toContain('Rude or threatening')
    expect(toModerator.plain).toContain(loginPath(`/u/person-${subject.id}`, 'profile'))
  })

  test('when repeated replaces the first, and is sent again only if it differs', async () => {
    const { moderator, author, subject, complain } = await ground()
    await complain(subject.id, { reason: 'SPAM', text: 'Sells kettles' })
    await letterTo(t, moderator.email)
    await complain(subject.id, { reason: 'SPAM', text: 'Sells kettles' })
    await complain(subject.id, { reason: 'RUDE', text: 'And shouts' })
    expect((await letterTo(t, moderator.email, 2)).plain).toContain('And shouts')
    expect(await lettersTo(t, moderator.email)).toHaveLength(2)
    expect(await t.owner`select reason, text from report where author_id = ${author.id}`).toEqual([
      { reason: 'RUDE', text: 'And shouts' },
    ])
  })

  test('stands in the list of notifications of each moderator, also of one without a profile', async () => {
    const { club, moderator, author, subject, complain } = await ground()
    await complain(subject.id, { reason: 'RUDE', text: 'He shouts' })
    await letterTo(t, moderator.email)
    const { token } = await buildSession(t, { userId: moderator.id, communityId: club.id })
    const { body } = await t.call(api.notification.list, {}, { host: club.host, token })
    expect(body.items).toMatchObject([
      {
        kind: 'report.received',
        title: 'Boris Example',
        quote: 'He shouts',
        people: [{ id: author.id }],
        to: `/u/person-${subject.id}`,
      },
    ])
  })

  test('is decided once: its author is told by letter and in the list, until they change it', async () => {
    const { club, moderator, author, subject, complain } = await ground()
    await complain(subject.id, { reason: 'RUDE', text: 'He shouts' })
    const [report] = await t.owner<{ id: string }[]>`select id from report where author_id = ${author.id}`
    const { token } = await buildSession(t, { userId: moderator.id, communityId: club.id })
    const decide = async (as = token) =>
      (await t.call(api.report.decide, { id: report?.id ?? '' }, { host: club.host, token: as })).status
    expect([await decide(), await decide()]).toEqual([200, 200])
    expect(await letterTo(t, author.email)).toMatchObject({ kind: 'report.decided' })
    const { body } = await t.call(api.notification.list, {}, { host: club.host, token: author.token })
    expect(body.items).toMatchObject([{ kind: 'report.decided', title: 'Boris Example', to: null, people: [] }])
    expect(body.unseen).toBe(1)
    await complain(subject.id, { reason: 'SPAM', text: 'Now he sells kettles' })
    t.clock.moveBy(1000)
    expect(await decide()).toBe(200)
    await letterTo(t, author.email, 2)
    expect(await lettersTo(t, author.email)).toHaveLength(2)
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${club.id}, ${subject.userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    expect(await decide(subject.token)).toBe(404)
  })

  test('is listed for moderators, open or closed, with how many have blocked its subject', async () => {
    const { club, moderator, author, subject, complain } = await ground()
    await complain(subject.id, { reason: 'RUDE', text: 'He shouts' })
    t.clock.moveBy(1000)
    await complain(author.id, { reason: 'SPAM' }, subject.token)
    await t.call(api.personalBlock.create, { participantId: subject.id }, { host: club.host, token: author.token })
    const { token } = await buildSession(t, { userId: moderator.id, communityId: club.id })
    const reports = async (input = {}, as = token) =>
      (await t.call(api.report.list, input, { host: club.host, token: as })).body
    const [first, second] = (await reports()).items
    expect(second).toEqual({
      id: second?.id,
      reason: 'RUDE',
      text: 'He shouts',
      quotedText: null,
      author: { id: author.id, slug: `person-${author.id}`, firstName: 'Anna', lastName: 'Example' },
      subject: { id: subject.id, slug: `person-${subject.id}`, firstName: 'Boris', lastName: 'Example', blockedBy: 1 },
      createdAt: second?.createdAt,
      decidedAt: null,
    })
    expect(first).toMatchObject({ author: { id: subject.id }, subject: { id: author.id, blockedBy: 0 } })
    const page = await reports({ size: 1 })
    expect(page.items).toEqual([first])
    expect((await reports({ size: 1, after: page.next ?? '' })).items).toEqual([second])
    await t.call(api.report.decide, { id: first?.id ?? '' }, { host: club.host, token })
    expect((await reports({ isDecided: 'true' })).items.map(({ id }) => id)).toEqual([first?.id])
    expect((await reports({ isDecided: 'false' })).items.map(({ id }) => id)).toEqual([second?.id])
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${club.id}, ${subject.userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    expect((await reports({}, subject.token)).items.map(({ id }) => id)).toEqual([first?.id])
    const blocks = await t.call(api.personalBlock.listForModerators, {}, { host: club.host, token })
    expect(blocks.body).toMatchObject([{ id: subject.id, blockedBy: 1 }])
    const own = await t.call(api.personalBlock.listForModerators, {}, { host: club.host, token: subject.token })
    expect(own.body).toEqual([])
  })

  test('is not sent to a moderator whom it is about', async () => {
    const { club, moderator, author, complain } = await ground()
    const user = await buildUser(t)
    const place = { communityId: club.id, userId: user.id, permissions: ['CAN_MODERATE_COMMUNITY' as const] }
    const accused = await buildParticipant(t, place)
    expect((await complain(accused.id, { reason: 'RUDE' }, author.token)).status).toBe(200)
    await letterTo(t, moderator.email)
    expect(await lettersTo(t, user.email)).toEqual([])
  })

  test('shows in the state between the two for its author only', async () => {
    const { club, author, subject, complain } = await ground()
    await complain(subject.id, { reason: 'SPAM' })
    const standing = async (participantId: string, token: string) =>
      (await t.call(api.standing.get, { participantId }, { host: club.host, token })).body
    expect(await standing(subject.id, author.token)).toMatchObject({ isReported: true, can: { report: false } })
    expect(await standing(author.id, subject.token)).toMatchObject({ isReported: false, can: { report: true } })
  })

  test('is refused for oneself, hidden participants and other communities', async () => {
    const { club, author, complain } = await ground()
    const [stranger, hidden] = [
      await buildParticipant(t),
      await buildParticipant(t, { communityId: club.id, isProfileEnabled: false }),
    ]
    for (const id of [author.id, stranger.id, hidden.id])
      expect((await complain(id, { reason: 'SPAM' })).failure).toMatchObject({ status: 404, name: 'NOT_FOUND' })
  })

  test('is refused to pending participants, and after ten a day', async () => {
    const { club, author, subject, complain } = await ground()
    const pending = await buildSignedInParticipant(t, club.id, { moderationStatus: 'PENDING' })
    expect((await complain(subject.id, { reason: 'SPAM' }, pending.token)).status).toBe(403)
    for (let count = 0; count < 10; count++)
      expect((await complain(subject.id, { reason: 'SPAM', text: `${count}` }, author.token)).status).toBe(200)
    expect((await complain(subject.id, { reason: 'SPAM' }, author.token)).failure.name).toBe('TOO_MANY_REQUESTS')
  })
})
