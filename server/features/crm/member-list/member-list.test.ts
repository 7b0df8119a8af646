import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type MemberSort, memberSorts } from '#contract/crm/member-fields.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A community of `count` members beside its admin, who is the first of them. */
async function build(count = 0) {
  const here = await buildCommunity(t)
  const admin = await buildSignedInParticipant(t, here.id, { firstName: 'Admin', role: 'ROLE_ADMIN' })
  const members = []
  for (let at = 0; at < count; at++) {
    const firstName = `Member ${String.fromCharCode(97 + ((at * 7) % count))}`
    const member = await buildParticipant(t, { communityId: here.id, firstName })
    await t.owner`
      update participant set company = ${`Company ${at % 3}`}, city = ${at % 2 ? 'Berlin' : ''},
        moderation_status = ${at % 4 ? 'CONFIRMED' : 'PENDING'}, joined_at = ${new Date(t.clock.now().getTime() - at * 3600_000)}
      where id = ${member.id}`
    if (at % 5)
      await t.owner`
        update listed_member set last_active_at = ${new Date(t.clock.now().getTime() - at * 20 * 24 * 3600_000)}
        where participant_id = ${member.id}`
    members.push(member)
  }
  const as = { host: here.host, token: admin.token }
  const list = async (input: Parameters<typeof t.call<typeof api.memberList.list>>[1]) =>
    (await t.call(api.memberList.list, input, as)).body
  return { here, admin, members, as, list }
}

describe('the list of members', () => {
  test.each(memberSorts)('is sorted by %s in both orders, and read page by page in both directions', async sort => {
    const { list } = await build(11)
    for (const order of ['asc', 'desc'] as const) {
      const whole = (await list({ sort, order, size: 100 })).items.map(({ id }) => id)
      expect(whole).toHaveLength(12)
      const [forward, backward] = [await walk(sort, order, 'after', list), await walk(sort, order, 'before', list)]
      expect(forward).toEqual(whole)
      expect(backward).toEqual(whole)
    }
    const names = (order: 'asc' | 'desc') =>
      list({ sort, order, size: 100 }).then(({ items }) => items.map(keyOf(sort)))
    const ascending = await names('asc')
    expect(ascending).toEqual([...ascending].sort())
    expect(await names('desc')).toEqual([...ascending].reverse())
  })

  type Listed = Awaited<ReturnType<Awaited<ReturnType<typeof build>>['list']>>['items'][number]
  const keyOf = (sort: MemberSort) => (member: Listed) =>
    ({
      name: `${member.firstName} ${member.lastName}`.toLowerCase(),
      joined: member.joinedAt,
      lastActive: member.lastActiveAt ?? '',
      company: member.company.toLowerCase(),
      city: member.city.toLowerCase(),
      status: member.moderationStatus,
    })[sort]

  async function walk(
    sort: MemberSort,
    order: 'asc' | 'desc',
    direction: 'after' | 'before',
    list: Awaited<ReturnType<typeof build>>['list'],
  ): Promise<string[]> {
    const ids: string[] = []
    let cursor: string | null = direction === 'before' ? 'end' : ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        sort,
        order,
        size: 5,
        ...(cursor && { [direction]: cursor }),
      })
      const found = page.items.map(({ id }) => id)
      if (direction === 'before') ids.unshift(...found)
      else ids.push(...found)
      cursor = direction === 'before' ? page.previous : page.next
    }
    return ids
  }

  test('has cursors to the pages beside, none at the ends', async () => {
    const { list } = await build(5)
    const first = await list({ size: 2 })
    expect([first.previous === null, first.next === null, first.total]).toEqual([true, false, 6])
    const second = await list({ size: 2, after: first.next ?? '' })
    const back = await list({ size: 2, before: second.previous ?? '' })
    expect(back.items).toEqual(first.items)
    expect([back.previous, back.next === null]).toEqual([null, false])
    const last = await list({ size: 2, before: 'end' })
    expect([last.next, last.previous === null]).toEqual([null, false])
  })

  test('has what managers see of a member: tags, types of contacts, activity, but no hidden contact', async () => {
    const { here, list, members } = await build(1)
    const id = members[0]?.id ?? ''
    await t.owner`
      insert into contact (community_id, participant_id, type, value) values (${here.id}, ${id}, 'TELEGRAM', '@hidden_name')`
    await t.owner`update participant set privacy = 'PRIVATE' where id = ${id}`
    await t.owner`insert into member_tag (community_id, participant_id, tag, created_at) values (${here.id}, ${id}, 'vip', now())`
    const filter = JSON.stringify({ search: 'member' })
    const { items, total } = await list({ filter })
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ id, memberTags: ['vip'], contacts: ['TELEGRAM'], introsSent: 0, hasRequest: true })
    expect(JSON.stringify(items)).not.toContain('hidden_name')
  })

  test('refuses a cursor of another sort and a filter with an unknown field', async () => {
    const { as, list } = await build(3)
    const { next } = await list({ sort: 'name', size: 2 })
    expect((await t.call(api.memberList.list, { sort: 'joined', after: next ?? '' }, as)).status).toBe(400)
    const filter = JSON.stringify({ conditions: [{ field: 'role', operator: 'is', value: true }] })
    expect((await t.call(api.memberList.list, { filter }, as)).status).toBe(400)
  })

  test('of another community is empty for its ids, whatever is asked', async () => {
    const [one, other] = [await build(2), await build(2)]
    const ids = new Set((await one.list({})).items.map(({ id }) => id))
    expect((await other.list({})).items.some(({ id }) => ids.has(id))).toBe(false)
    const foreign = await t.call(api.memberList.get, { participantId: one.members[0]?.id ?? '' }, other.as)
    expect(foreign.status).toBe(404)
  })
})

test('the views are counted, and so is any filter', async () => {
  const { as, members } = await build(8)
  await t.owner`update connection set is_organiser = true where user_id = ${members[1]?.userId ?? ''}`
  const { body: views } = await t.call(api.memberList.countViews, {}, as)
  expect(views).toEqual({ all: 9, active: 2, pending: 2, sleeping: 5, organisers: 1 })
  const filter = JSON.stringify({ conditions: [{ field: 'city', operator: 'is', value: 'berlin' }] })
  expect((await t.call(api.memberList.count, { filter }, as)).body).toEqual({ count: 4 })
  expect((await t.call(api.memberList.count, {}, as)).body).toEqual({ count: 9 })
})

describe('the switches of a member', () => {
  test('turn profile and networking off and on again by shouldDisable, and each change is in the log', async () => {
    const { as, members } = await build(1)
    const participantId = members[0]?.id ?? ''
    const state = async () => {
      const { isProfileEnabled, isNetworkingEnabled } = (await t.call(api.memberList.get, { participantId }, as)).body
      return [isProfileEnabled, isNetworkingEnabled]
    }
    await t.call(api.memberList.updateProfile, { participantId, shouldDisable: true }, as)
    expect(await state()).toEqual([false, true])
    await t.call(api.memberList.updateNetworking, { participantId, shouldDisable: true }, as)
    expect(await state()).toEqual([false, false])
    await t.call(api.memberList.updateProfile, { participantId, shouldDisable: false }, as)
    await t.call(api.memberList.updateNetworking, { participantId, shouldDisable: false }, as)
    expect(await state()).toEqual([true, true])
    const { items } = (await t.call(api.change.list, { kind: 'member' }, as)).body
    expect(items.map(({ after }) => after)).toEqual([
      { networking: true },
      { profile: true },
      { networking: false },
      { profile: false },
    ])
  })

  test('of an admin are for admins, and the own ones for nobody', async () => {
    const { here, admin, as } = await build()
    const { userId } = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const manager = { host: here.host, token: (await buildSession(t, { communityId: here.id, userId })).token }
    const turnOff = { participantId: admin.id, shouldDisable: true }
    expect((await t.call(api.memberList.updateProfile, turnOff, manager)).status).toBe(403)
    expect((await t.call(api.memberList.updateNetworking, turnOff, as)).status).toBe(403)
  })
})
