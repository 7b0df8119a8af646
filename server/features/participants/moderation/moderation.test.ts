import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type Permission, permissions } from '#contract/roles.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
let moderator: string
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t, { approvalRequired: true })
  const place = await buildParticipant(t, {
    communityId: here.id,
    firstName: 'Mod',
    permissions: ['CAN_MODERATE_COMMUNITY'],
  })
  moderator = (await buildSession(t, place)).token
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const at = () => ({ host: here.host, token: moderator })
async function applicant(firstName: string, options: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(t, options)
  const place = await buildParticipant(t, {
    communityId: here.id,
    userId: user.id,
    firstName,
    moderationStatus: 'PENDING',
  })
  return { ...place, email: user.email }
}
async function applicantOf(communityId: string, firstName: string) {
  return buildParticipant(t, { communityId, firstName, moderationStatus: 'PENDING' })
}
async function moderatorOf(communityId: string, firstName: string) {
  const place = await buildParticipant(t, { communityId, firstName, permissions: ['CAN_MODERATE_COMMUNITY'] })
  return { ...place, token: (await buildSession(t, place)).token }
}
const decide = (participantId: string, moderationStatus: 'CONFIRMED' | 'REJECTED' | 'PENDING', reason?: string) =>
  t.call(api.moderation.updateStatus, { participantId, moderationStatus, ...(reason ? { reason } : {}) }, at())

describe('the moderation list', () => {
  test('is filtered by name, login, email and status, twenty per page', async () => {
    const [anna] = [await applicant('Annabella'), await applicant('Boris')]
    await t.owner`update participant set login = 'bella_42' where id = ${anna.id}`
    const find = async (search: string, status?: 'PENDING' | 'CONFIRMED') =>
      (await t.call(api.moderation.list, { search, ...(status ? { status } : {}) }, at())).body.items.map(
        item => item.id,
      )
    for (const search of ['annabel', 'BELLA_42', anna.email]) expect(await find(search)).toEqual([anna.id])
    const { body } = await t.call(api.moderation.list, { search: 'annabel' }, at())
    expect(body.items[0]).toMatchObject({ login: 'bella_42', email: anna.email })
    expect(await find('annabel', 'CONFIRMED')).toEqual([])
    expect(await find('%')).toEqual([])
    for (let nth = 0; nth < 22; nth++) await applicant('Many')
    const first = (await t.call(api.moderation.list, { search: 'Many' }, at())).body
    const rest = (await t.call(api.moderation.list, { search: 'Many', after: first.next as string }, at())).body
    const second = (await t.call(api.moderation.list, { search: 'Many', page: 1 }, at())).body
    expect([first.items.length, rest.items.length, second.items.length]).toEqual([20, 2, 2])
    expect(second.items.map(item => item.id)).toEqual(rest.items.map(item => item.id))
  })

  test('names the moderators of the community', async () => {
    const member = await buildParticipant(t, { communityId: here.id })
    const { token } = await buildSession(t, member)
    const { body } = await t.call(api.moderation.listModerators, {}, { host: here.host, token })
    expect(body.map(each => each.firstName)).toEqual(['Mod'])
  })
})

describe('a moderation decision', () => {
  test('requires CAN_MODERATE_COMMUNITY, and no other permission will do', async () => {
    const newcomer = await applicant('Egor')
    const decideAs = async (permission: Permission) => {
      const place = await buildParticipant(t, { communityId: here.id, permissions: [permission] })
      const { token } = await buildSession(t, place)
      const decision = { participantId: newcomer.id, moderationStatus: 'CONFIRMED' as const }
      return (await t.call(api.moderation.updateStatus, decision, { host: here.host, token })).status
    }
    for (const permission of permissions.filter(each => each !== 'CAN_MODERATE_COMMUNITY'))
      expect([permission, await decideAs(permission)]).toEqual([permission, 403])
    expect(await decideAs('CAN_MODERATE_COMMUNITY')).toBe(200)
  })

  test('confirms a newcomer, with a letter', async () => {
    const newcomer = await applicant('Vera', { preferredLang: 'ru' })
    const { token } = await buildSession(t, newcomer)
    const isIn = async () =>
      (await t.call(api.moderation.listModerators, {}, { host: here.host, token })).status === 200
    expect(await isIn()).toBe(false)
    expect((await decide(newcomer.id, 'CONFIRMED')).status).toBe(200)
    expect(await isIn()).toBe(true)
    expect((await letterTo(t, newcomer.email)).subject).toContain('Welcome')
  })

  test('rejects with a reason, in the letter and in the profile', async () => {
    const newcomer = await applicant('Gleb')
    expect((await decide(newcomer.id, 'REJECTED')).status).toBe(400)
    expect((await decide(newcomer.id, 'REJECTED', 'Please say more about yourself')).status).toBe(200)
    expect((await letterTo(t, newcomer.email)).plain).toContain('Please say more about yourself')
    const { token } = await buildSession(t, newcomer)
    const { body } = await t.call(api.profile.getProfile, {}, { host: here.host, token })
    expect(body).toMatchObject({ moderationStatus: 'REJECTED', rejectionReason: 'Please say more about yourself' })
    await decide(newcomer.id, 'CONFIRMED')
    const after = (await t.call(api.profile.getProfile, {}, { host: here.host, token })).body
    expect(after).toMatchObject({ moderationStatus: 'CONFIRMED', rejectionReason: null })
  })

  test('stands in the list of its owner, the latest decision alone', async () => {
    const newcomer = await applicant('Inna')
    const { token } = await buildSession(t, newcomer)
    const lines = async () =>
      (await t.call(api.notification.list, {}, { host: here.host, token })).body.items.map(({ kind, quote, to }) => ({
        ...{ kind, quote, to },
      }))
    await decide(newcomer.id, 'REJECTED', 'Please say more about yourself')
    await letterTo(t, newcomer.email)
    expect(await lines()).toEqual([
      { kind: 'moderation.rejected', quote: 'Please say more about yourself', to: '/profile' },
    ])
    await decide(newcomer.id, 'CONFIRMED')
    await letterTo(t, newcomer.email, 2)
    expect(await lines()).toEqual([{ kind: 'moderation.confirmed', quote: '', to: '/my_communities' }])
  })

  test('is asked for in one line of the moderators, with those who wait', async () => {
    const [one, other] = [await applicant('Olga'), await applicant('Igor')]
    for (const { id: participantId } of [one, other])
      await t.app.openScope(here.id, true, scope => scope.tell('participant.joined', { participantId }))
    const waiting = async () =>
      (await t.call(api.notification.list, {}, at())).body.items.filter(({ kind }) => kind === 'moderation.pending')
    await expect.poll(async () => (await waiting())[0]?.count, { timeout: 30_000 }).toBe(2)
    const [line, ...rest] = await waiting()
    expect(rest).toEqual([])
    expect(line?.people.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    expect(line?.to).toMatch(/^\/admin\/moderation\?person=/)
  })

  test('cannot reject an admin, unless the caller is one', async () => {
    const admin = await buildParticipant(t, { communityId: here.id })
    await t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${admin.userId}`
    const colleague = await buildParticipant(t, { communityId: here.id })
    await t.owner`update connection set role = 'ROLE_ADMIN' where user_id = ${colleague.userId}`
    for (const status of ['REJECTED', 'PENDING'] as const)
      expect((await decide(admin.id, status, 'No')).failure).toMatchObject({ status: 403, name: 'FORBIDDEN' })
    const [row] = await t.owner`select moderation_status from participant where id = ${admin.id}`
    expect(row?.moderationStatus).toBe('CONFIRMED')
    const { token } = await buildSession(t, colleague)
    const rejected = { participantId: admin.id, moderationStatus: 'REJECTED' as const, reason: 'Left' }
    expect((await t.call(api.moderation.updateStatus, rejected, { host: here.host, token })).status).toBe(200)
  })

  test('sends one letter when it is repeated', async () => {
    const newcomer = await applicant('Ira')
    for (let time = 0; time < 3; time++) await decide(newcomer.id, 'CONFIRMED')
    await letterTo(t, newcomer.email)
    expect(await t.owner`select from letter where recipient = ${newcomer.email}`).toHaveLength(1)
  })
})

describe('the queue', () => {
  test('has who waits longest first, page by page; a changed profile waits since its change', async () => {
    const club = await buildCommunity(t, { approvalRequired: true })
    const { token } = await moderatorOf(club.id, 'Mod')
    const names = ['First', 'Second', 'Third']
    const people = []
    for (const firstName of names) {
      t.clock.moveBy(60_000)
      people.push(await applicantOf(club.id, firstName))
    }
    const list = async (input = {}) =>
      (await t.call(api.moderation.list, { status: 'PENDING', ...input }, { host: club.host, token })).body
    expect((await list()).items.map(({ firstName }) => firstName)).toEqual(names)
    const page = await list({ size: 2 })
    expect((await list({ size: 2, after: page.next })).items.map(({ firstName }) => firstName)).toEqual(['Third'])
    const [first] = people
    const place = { host: club.host, token }
    const rejection = { participantId: first?.id ?? '', moderationStatus: 'REJECTED' as const, reason: 'Say more' }
    await t.call(api.moderation.updateStatus, rejection, place)
    const own = await buildSession(t, { communityId: club.id, userId: first?.userId ?? '' })
    t.clock.moveBy(60_000)
    const at = { host: club.host, token: own.token }
    await t.call(api.profile.updateProfile, { company: 'Bakery' }, at)
    const again = (await list()).items
    expect(again.map(({ firstName }) => firstName)).toEqual(['Second', 'Third', 'First'])
  })

  test('does not tell that the address of an imported profile has an account elsewhere', async () => {
    const { token } = await moderatorOf(here.id, 'Mod')
    const known = await applicant('Known')
    await t.owner`update participant set is_claimed = false, is_email_confirmed = false where id = ${known.id}`
    const { body } = await t.call(api.moderation.get, { participantId: known.id }, { host: here.host, token })
    expect(body.isEmailConfirmed).toBe(false)
  })

  test('counts each status, and has each person with answers, inviter, confirmed address and earlier decisions', async () => {
    const club = await buildCommunity(t, { approvalRequired: true })
    const { token, id: moderatorId } = await moderatorOf(club.id, 'Mod')
    const [person] = [await applicantOf(club.id, 'Egor'), await applicantOf(club.id, 'Yana')]
    await t.owner`update participant set invited_by = ${moderatorId}, about = 'Ten years of Go' where id = ${person.id}`
    const as = { host: club.host, token }
    expect((await t.call(api.moderation.count, {}, as)).body).toEqual({ pending: 2, confirmed: 1, rejected: 0, all: 3 })
    const get = async () => (await t.call(api.moderation.get, { participantId: person.id }, as)).body
    expect(await get()).toMatchObject({
      firstName: 'Egor',
      about: 'Ten years of Go',
      isEmailConfirmed: true,
      invitedBy: { firstName: 'Mod' },
      answers: [],
      decisions: [],
      can: { confirm: true, reject: true },
    })
    const decision = { participantId: person.id, seenStatus: 'PENDING' as const }
    await t.call(api.moderation.updateStatus, { ...decision, moderationStatus: 'REJECTED', reason: 'Say more' }, as)
    expect(await get()).toMatchObject({
      moderationStatus: 'REJECTED',
      decisions: [{ status: 'REJECTED', reason: 'Say more', by: 'Mod Example' }],
      can: { confirm: true, reject: false },
    })
    expect((await t.call(api.moderation.count, {}, as)).body).toEqual({ pending: 1, confirmed: 1, rejected: 1, all: 3 })
    const [change] = await t.owner`
      select kind, subject, before, after from change where subject_id = ${person.id} order by created_at`
    expect(change).toEqual({
      kind: 'moderation',
      subject: 'Egor Example',
      before: { moderationStatus: 'PENDING', reason: null },
      after: { moderationStatus: 'REJECTED', reason: 'Say more' },
    })
  })

  test('gives a preset reason to each in their own language, in the preview too', async () => {
    const [olga, ivan] = [await applicant('Olga'), await applicant('Ivan')]
    await t.owner`update participant set preferred_lang = 'ru' where id = ${ivan.id}`
    const preset = 'incomplete' as const
    const [english, russian] = ['Please tell us more about what you do', 'Расскажите, пожалуйста, подробнее']
    const preview = { participantId: ivan.id, moderationStatus: 'REJECTED' as const, preset }
    expect((await t.call(api.moderation.previewLetter, preview, at())).body.plain).toContain(russian)
    const decision = { ids: [olga.id, ivan.id], moderationStatus: 'REJECTED' as const, preset }
    const { body } = await t.call(api.moderation.updateStatuses, decision, at())
    expect(body.items.map(({ failure }) => failure)).toEqual([null, null])
    expect((await letterTo(t, olga.email)).plain).toContain(english)
    expect((await letterTo(t, ivan.email)).plain).toContain(russian)
    const [row] = await t.owner`select rejection_reason from participant where id = ${ivan.id}`
    expect(row?.rejectionReason).toContain(russian)
  })

  test('previews the letter of a decision and sends nothing', async () => {
    const newcomer = await applicant('Mila', { preferredLang: 'ru' })
    const input = { participantId: newcomer.id, moderationStatus: 'REJECTED' as const, reason: 'Say <b>more</b>' }
    const { body } = await t.call(api.moderation.previewLetter, input, at())
    expect(body.subject).toContain('needs a change')
    expect(body.plain).toContain('Say <b>more</b>')
    expect(await t.owner`select from letter where recipient = ${newcomer.email}`).toHaveLength(0)
    const [row] = await t.owner`select moderation_status from participant where id = ${newcomer.id}`
    expect(row?.moderationStatus).toBe('PENDING')
  })

  test('tells those who wait how long it usually takes, once enough decisions are known', async () => {
    const club = await buildCommunity(t, { approvalRequired: true })
    const { token } = await moderatorOf(club.id, 'Mod')
    const waiting = await applicantOf(club.id, 'Ivan')
    const own = await buildSession(t, waiting)
    const usual = async () =>
      (await t.call(api.moderation.getUsualWait, {}, { host: club.host, token: own.token })).body.minutes
    for (const minutes of [10, 300, 60]) {
      expect(await usual()).toBeNull()
      const { id: participantId } = await applicantOf(club.id, 'Oleg')
      t.clock.moveBy(minutes * 60_000)
      await t.call(
        api.moderation.updateStatus,
        { participantId, moderationStatus: 'CONFIRMED' },
        { host: club.host, token },
      )
    }
    expect(await usual()).toBe(60)
  })

  test('sees how many members have a topic in common with a newcomer, counted to 51', async () => {
    const club = await buildCommunity(t, { approvalRequired: true })
    const { token } = await moderatorOf(club.id, 'Mod')
    const member = async (tags: string[], options: Parameters<typeof buildParticipant>[1] = {}) => {
      const built = await buildParticipant(t, { communityId: club.id, ...options })
      await t.owner`update participant set tags = ${tags} where id = ${built.id}`
      return built
    }
    const shares = async (participantId: string) =>
      (await t.call(api.moderation.get, { participantId }, { host: club.host, token })).body.sharesTopicsWith
    const newcomer = await member(['tea', 'go'], { moderationStatus: 'PENDING' })
    const silent = await member([], { moderationStatus: 'PENDING' })
    expect([await shares(newcomer.id), await shares(silent.id)]).toEqual([0, null])
    await member(['tea'])
    await member(['go', 'tea', 'chess'])
    await member(['chess'])
    await member(['tea'], { moderationStatus: 'PENDING' })
    await member(['tea'], { communityId: here.id })
    const hidden = await member(['tea'])
    await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
    expect(await shares(newcomer.id)).toBe(2)
    for (let count = 0; count < 50; count++) await member(['go'])
    expect(await shares(newcomer.id)).toBe(51)
    const confirmed = { participantId: newcomer.id, moderationStatus: 'CONFIRMED' as const }
    await t.call(api.moderation.updateStatus, confirmed, { host: club.host, token })
    expect(await shares(newcomer.id)).toBeNull()
  })

  test('is decided in bulk, each person on their own', async () => {
    const [one, two, taken] = [await applicant('One'), await applicant('Two'), await applicant('Taken')]
    await decide(taken.id, 'REJECTED', 'Not now')
    const stranger = await buildParticipant(t)
    const ids = [one.id, two.id, taken.id, stranger.id]
    const input = { ids, moderationStatus: 'CONFIRMED' as const, seenStatus: 'PENDING' as const }
    const { body } = await t.call(api.moderation.updateStatuses, input, at())
    expect(body.items.map(({ failure }) => failure)).toEqual([null, null, 'ALREADY_DECIDED', 'NOT_FOUND'])
    expect(body.items[2]?.message).toBe('Another moderator has already decided this.')
    const rows = await t.owner<{ moderationStatus: string }[]>`
      select moderation_status from participant where id = any (${[one.id, two.id, taken.id]}) order by first_name`
    expect(rows.map(({ moderationStatus }) => moderationStatus)).toEqual(['CONFIRMED', 'REJECTED', 'CONFIRMED'])
    await letterTo(t, one.email)
    await letterTo(t, two.email)
    const unknown = await t.call(api.moderation.updateStatuses, { ...input, ids: [stranger.id] }, at())
    expect(unknown.failure.name).toBe('NOT_FOUND')
  })
})

describe('two moderators at once', () => {
  async function decideBoth() {
    const newcomer = await applicant('Contested')
    const second = await moderatorOf(here.id, 'Other')
    const held = await holdWrites(t.owner, 'participant')
    const decideAs = (token: string, moderationStatus: 'CONFIRMED' | 'REJECTED') => async () => {
      const input = { participantId: newcomer.id, seenStatus: 'PENDING' as const, moderationStatus, reason: 'No' }
      const { status, body } = await t.call(api.moderation.updateStatus, input, { host: here.host, token })
      return status === 200 ? 'OK' : (body as unknown as { name: string }).name
    }
    const replies = await race(held, decideAs(moderator, 'CONFIRMED'), decideAs(second.token, 'REJECTED'))
    const decisions = await t.owner`select status from moderation_decision where participant_id = ${newcomer.id}`
    return { replies, decisions: decisions.length }
  }

  test('decide on one person once: the second is told, and nothing changes', async () => {
    expect(await decideBoth()).toEqual({ replies: ['OK', 'ALREADY_DECIDED'], decisions: 1 })
  })

  test('would decide against each other without the lock', async () => {
    expect(await withoutLock('moderation decision', decideBoth)).toEqual({ replies: ['OK', 'OK'], decisions: 2 })
  })

  test('who both confirm agree', async () => {
    const newcomer = await applicant('Agreed')
    const input = { participantId: newcomer.id, seenStatus: 'PENDING' as const, moderationStatus: 'CONFIRMED' as const }
    for (let time = 0; time < 2; time++)
      expect((await t.call(api.moderation.updateStatus, input, at())).status).toBe(200)
    expect(await t.owner`select from moderation_decision where participant_id = ${newcomer.id}`).toHaveLength(1)
  })
})
