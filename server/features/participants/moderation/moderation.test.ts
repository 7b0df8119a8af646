import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type Permission, permissions } from '#contract/roles.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo } from '#server/testing/letters.ts'

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
    expect(line?.to).toMatch(/^\/u\/person-/)
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
