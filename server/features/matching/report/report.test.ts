import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loginPath } from '#contract/auth/login-link.ts'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

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
        to: expect.stringMatching(/^\/admin\/moderation\/reports\?report=/),
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
      kind: 'PROFILE',
      author: { id: author.id, slug: `person-${author.id}`, firstName: 'Anna', lastName: 'Example' },
      subject: {
        ...{ id: subject.id, slug: `person-${subject.id}`, firstName: 'Boris', lastName: 'Example' },
        blockedBy: 1,
        reports: 1,
      },
      createdAt: second?.createdAt,
      decidedAt: null,
      decision: null,
      decidedBy: null,
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

type Decision = 'DISMISSED' | 'WARNED' | 'DISABLED' | 'REJECTED' | 'BLOCKED'

/** An open report of Boris by Anna, with calls of a moderator. */
async function reported() {
  const scene = await ground()
  const { club, author, subject, moderator, complain } = scene
  await complain(subject.id, { reason: 'RUDE', text: 'He shouts' })
  const [row] = await t.owner<{ id: string }[]>`select id from report where author_id = ${author.id}`
  const id = row?.id ?? ''
  const { token } = await buildSession(t, { userId: moderator.id, communityId: club.id })
  const decide = (decision: Decision, note = '', as = token) =>
    t.call(api.report.decide, { id, decision, ...(note ? { note } : {}) }, { host: club.host, token: as })
  const get = async (as = token) => t.call(api.report.get, { id }, { host: club.host, token: as })
  return { ...scene, id, token, decide, get }
}

describe('a decision on a report', () => {
  test('is prepared by the profile, how many reported it, and other reports; not for whom it is about', async () => {
    const { club, subject, id, get } = await reported()
    const other = await buildSignedInParticipant(t, club.id, { firstName: 'Clara' })
    const complaint = { participantId: subject.id, reason: 'SPAM' as const, text: 'Sells kettles' }
    await t.call(api.report.create, complaint, { host: club.host, token: other.token })
    expect((await get()).body).toMatchObject({
      id,
      kind: 'PROFILE',
      subject: { reports: 2 },
      profile: { lookingFor: 'a partner for a school of speech', isEnabled: true, moderationStatus: 'CONFIRMED' },
      messages: [],
      others: [{ reason: 'SPAM', text: 'Sells kettles', decision: null }],
      can: ['DISMISSED', 'WARNED', 'DISABLED', 'REJECTED'],
    })
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${club.id}, ${subject.userId}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    expect((await get(subject.token)).failure.name).toBe('NOT_FOUND')
  })

  test('warns by letter without naming who reported, and its author hears only that it was looked at', async () => {
    const { author, subject, decide, get } = await reported()
    expect((await decide('WARNED')).status).toBe(400)
    expect((await decide('WARNED', 'Please speak quietly')).status).toBe(200)
    const letter = await letterTo(t, subject.email)
    expect(letter).toMatchObject({ kind: 'report.warning' })
    expect(letter.plain).toContain('Please speak quietly')
    expect(letter.plain).not.toContain('Anna')
    const heard = await letterTo(t, author.email)
    expect(heard.plain).not.toContain('Please speak quietly')
    expect((await get()).body).toMatchObject({ decision: 'WARNED', note: 'Please speak quietly', can: [] })
    const [change] = await t.owner`select kind, after from change where subject_id = ${subject.id}`
    expect(change).toEqual({ kind: 'report', after: { decision: 'WARNED', note: 'Please speak quietly' } })
  })

  test('hides the profile, or takes the membership back', async () => {
    const first = await reported()
    await first.decide('DISABLED')
    const [hidden] = await t.owner`select is_profile_enabled from participant where id = ${first.subject.id}`
    expect(hidden?.isProfileEnabled).toBe(false)
    expect((await letterTo(t, first.subject.email)).subject).toContain('is hidden')
    const second = await reported()
    await second.decide('REJECTED', 'No advertising, please')
    const [rejected] =
      await t.owner`select moderation_status, rejection_reason from participant where id = ${second.subject.id}`
    expect(rejected).toEqual({ moderationStatus: 'REJECTED', rejectionReason: 'No advertising, please' })
    expect((await letterTo(t, second.subject.email)).plain).toContain('No advertising, please')
  })

  test('blocks the reported person where the caller manages the community, all of it or nothing', async () => {
    const { club, admin, author, subject, decide, get } = await reported()
    const { token } = await buildSession(t, { userId: admin.id, communityId: club.id })
    expect((await get()).body.can).not.toContain('BLOCKED')
    expect((await decide('BLOCKED', 'No threats')).failure.name).toBe('FORBIDDEN')
    expect((await get(token)).body.can).toContain('BLOCKED')
    expect((await decide('BLOCKED', '', token)).status).toBe(400)
    expect(await t.owner`select from blocked_user where user_id = ${subject.userId}`).toHaveLength(0)
    expect((await decide('BLOCKED', 'No threats', token)).status).toBe(200)
    const [block] = await t.owner`select reason, blocked_by from blocked_user where user_id = ${subject.userId}`
    expect(block).toEqual({ reason: 'No threats', blockedBy: admin.id })
    const asSubject = { host: club.host, token: subject.token }
    expect((await t.call(api.report.create, { participantId: author.id, reason: 'SPAM' }, asSubject)).status).toBe(401)
    const changes = await t.owner`
      select kind, subject, after from change where subject_id = ${subject.id} order by kind`
    expect(changes).toEqual([
      { kind: 'member', subject: 'Boris Example', after: { isBlocked: true, reason: 'No threats' } },
      { kind: 'report', subject: 'Boris Example', after: { decision: 'BLOCKED', note: 'No threats' } },
    ])
    const letter = await letterTo(t, subject.email)
    expect(letter.subject).toContain('no longer take part')
    expect(letter.plain).toContain('No threats')
    expect(letter.plain).not.toContain('Anna')
    expect((await letterTo(t, author.email)).plain).not.toContain('No threats')
    expect((await get(token)).body).toMatchObject({ decision: 'BLOCKED', can: [] })
  })

  test('against an admin is only for admins', async () => {
    const { subject, decide, get } = await reported()
    await t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${subject.userId}`
    expect((await get()).body.can).toEqual(['DISMISSED'])
    expect((await decide('DISABLED')).failure.name).toBe('FORBIDDEN')
  })

  test('may be about a request, which is quoted', async () => {
    const { club, author, subject } = await ground()
    const [request] = await t.owner<{ id: string; text: string }[]>`
      select id, text from request where participant_id = ${subject.id} and closed_at is null`
    const requestId = request?.id ?? ''
    const create = (input: { participantId: string; requestId: string }) =>
      t.call(api.report.create, { reason: 'SPAM', ...input }, { host: club.host, token: author.token })
    expect((await create({ participantId: subject.id, requestId: newId(t.clock.now()) })).failure.name).toBe(
      'NOT_FOUND',
    )
    expect((await create({ participantId: subject.id, requestId })).status).toBe(200)
    const [report] = await t.owner`select request_id, quoted_text from report where author_id = ${author.id}`
    expect(report).toEqual({ requestId, quotedText: request?.text })
  })
})

describe('two moderators at once', () => {
  async function decideBoth() {
    const { club, admin, decide } = await reported()
    const { token } = await buildSession(t, { userId: admin.id, communityId: club.id })
    const held = await holdWrites(t.owner, 'report', { when: 'new.decision is not null' })
    const name = (reply: { status: number; failure: { name: string } }) =>
      reply.status === 200 ? 'OK' : reply.failure.name
    return race(
      held,
      async () => name(await decide('WARNED', 'Please')),
      aMinuteLater(t.clock, async () => name(await decide('DISABLED', '', token))),
    )
  }

  test('decide on a report once', async () => {
    expect(await decideBoth()).toEqual(['OK', 'ALREADY_DECIDED'])
  })

  test('would both decide without the lock', async () => {
    expect(await withoutLock('report decision', decideBoth)).toEqual(['OK', 'OK'])
  })
})
