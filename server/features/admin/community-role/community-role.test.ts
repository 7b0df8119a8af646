import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Right } from '#contract/admin/community-role.ts'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
type Person = { userId: string; id: string; token: string }
let [mira, boris]: Person[] = []
const asAdmin = () => mira as Person

async function person(firstName: string, options: object = {}, communityId = here.id): Promise<Person> {
  const { userId, id } = await buildParticipant(t, { communityId, firstName, ...options })
  return { userId, id, token: (await buildSession(t, { communityId, userId })).token }
}
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  mira = await person('Mira', { role: 'ROLE_ADMIN' })
  boris = await person('Boris')
})

const waitFor = <T>(work: () => T | Promise<T>) => vi.waitFor(work, { timeout: 30_000, interval: 20 })
const as = ({ token }: Person) => ({ host: here.host, token })
const change = (by: Person, of: Person, give: Right[], take: Right[] = []) =>
  t.call(api.communityRole.update, { userId: of.userId, give, take }, as(by))
const rightsOf = async (of: Person) =>
  (await t.call(api.communityRole.get, { userId: of.userId }, as(asAdmin()))).body.rights
const people = async (by: Person, search?: string) =>
  (await t.call(api.communityRole.list, search ? { search } : {}, as(by))).body.items

describe('the list of roles', () => {
  test('has those with rights beyond the chat, and finds confirmed members by name', async () => {
    await person('Vera', { moderationStatus: 'PENDING' })
    await change(asAdmin(), boris as Person, ['CAN_CHAT'])
    expect((await people(asAdmin())).map(({ name }) => name)).toEqual(['Mira Example'])
    expect(await people(asAdmin(), 'bor')).toMatchObject([{ name: 'Boris Example', rights: ['CAN_CHAT'], isMe: false }])
    expect(await people(asAdmin(), 'vera')).toEqual([])
    await change(asAdmin(), boris as Person, ['CAN_CREATE_EVENTS'])
    expect((await people(asAdmin())).map(({ name }) => name)).toEqual(['Mira Example', 'Boris Example'])
  })

  test('is read page by page', async () => {
    await change(asAdmin(), boris as Person, ['CAN_CREATE_EVENTS'])
    const page = async (after?: string | null) =>
      (await t.call(api.communityRole.list, { size: 1, ...(after ? { after } : {}) }, as(asAdmin()))).body
    const first = await page()
    const second = await page(first.next)
    expect([first, second].map(({ items: [item] }) => item?.name)).toEqual(['Mira Example', 'Boris Example'])
    expect(second.next).toBeNull()
  })

  test('leaves out blocked and deleted accounts', async () => {
    await change(asAdmin(), boris as Person, ['CAN_CREATE_EVENTS'])
    await t.owner`update app_user set deleted_at = now() where id = ${boris?.userId ?? ''}`
    expect(await people(asAdmin())).toHaveLength(1)
    expect((await change(asAdmin(), boris as Person, ['CAN_CHAT'])).status).toBe(404)
  })
})

describe('rights', () => {
  test('take effect on the next call, and are recorded with their values before and after', async () => {
    const roles = () => t.call(api.communityRole.list, {}, as(boris as Person))
    expect((await roles()).status).toBe(403)
    const given = await change(asAdmin(), boris as Person, ['CAN_MANAGE_COMMUNITY', 'CAN_CHAT'])
    expect(given.body.rights).toEqual(['CAN_MANAGE_COMMUNITY', 'CAN_CHAT'])
    expect((await roles()).status).toBe(200)
    await change(asAdmin(), boris as Person, [], ['CAN_MANAGE_COMMUNITY'])
    expect((await roles()).status).toBe(403)
    const { items } = (await t.call(api.change.list, { kind: 'role' }, as(asAdmin()))).body
    expect(items.map(({ subject, before, after, can }) => [subject, before, after, can.undo])).toEqual([
      ['Boris Example', { rights: ['CAN_CHAT', 'CAN_MANAGE_COMMUNITY'] }, { rights: ['CAN_CHAT'] }, false],
      ['Boris Example', { rights: [] }, { rights: ['CAN_MANAGE_COMMUNITY', 'CAN_CHAT'] }, false],
    ])
  })

  test('are told by a letter with all that the person may do now, and by a notification; nobody is told of their own change', async () => {
    await change(asAdmin(), boris as Person, ['CAN_SEND_NEWSLETTERS'])
    const letters = () => t.owner<{ text: string }[]>`
      select l.plain as text from letter l where l.community_id = ${here.id} and l.kind = 'communityRole.changed'`
    await waitFor(async () => expect(await letters()).toHaveLength(1))
    expect((await letters())[0]?.text).toContain('send newsletters')
    const { items } = (await t.call(api.notification.list, {}, as(boris as Person))).body
    expect(items).toMatchObject([{ kind: 'role.changed', to: '/admin' }])
    await change(asAdmin(), boris as Person, [], ['CAN_SEND_NEWSLETTERS'])
    await waitFor(async () => expect(await letters()).toHaveLength(2))
    const again = (await t.call(api.notification.list, {}, as(boris as Person))).body.items
    expect(again).toMatchObject([{ kind: 'role.changed', to: null }])
    await change(asAdmin(), asAdmin(), ['CAN_CHAT'])
    expect((await t.call(api.notification.list, {}, as(asAdmin()))).body.items).toEqual([])
  })

  test('are given by managers only as far as they have them, and never the role of an admin', async () => {
    const vera = await person('Vera')
    await change(asAdmin(), boris as Person, ['CAN_MANAGE_COMMUNITY', 'CAN_CREATE_EVENTS'])
    expect((await change(boris as Person, vera, ['CAN_CREATE_EVENTS'])).status).toBe(200)
    for (const right of ['ROLE_ADMIN', 'CAN_SEND_NEWSLETTERS'] as const) {
      expect((await change(boris as Person, vera, [right])).failure.name).toBe('FORBIDDEN')
      expect((await change(boris as Person, boris as Person, [right])).failure.name).toBe('FORBIDDEN')
    }
    expect((await change(boris as Person, asAdmin(), [], ['ROLE_ADMIN'])).failure.name).toBe('FORBIDDEN')
    expect((await change(boris as Person, asAdmin(), [], ['CAN_CREATE_EVENTS'])).failure.name).toBe('FORBIDDEN')
    expect(await rightsOf(vera)).toEqual(['CAN_CREATE_EVENTS'])
    const shown = (await people(boris as Person)).map(({ name, can }) => [name, can.change])
    expect(shown).toContainEqual(['Mira Example', []])
    expect(shown).toContainEqual(['Vera Example', ['CAN_MANAGE_COMMUNITY', 'CAN_CREATE_EVENTS', 'CAN_CHAT']])
  })

  test('are not given to somebody who waits to be confirmed', async () => {
    const vera = await person('Vera', { moderationStatus: 'PENDING' })
    expect((await change(asAdmin(), vera, ['CAN_CHAT'])).failure.name).toBe('NO_RIGHTS_FOR_PENDING')
  })
})

describe('the last admin', () => {
  test('stays, also by their own wish', async () => {
    expect((await change(asAdmin(), asAdmin(), [], ['ROLE_ADMIN'])).failure).toMatchObject({
      status: 409,
      name: 'LAST_ADMIN_STAYS',
    })
    await change(asAdmin(), boris as Person, ['ROLE_ADMIN'])
    expect((await change(asAdmin(), asAdmin(), [], ['ROLE_ADMIN'])).status).toBe(200)
  })

  test('is not replaced by an admin who is blocked', async () => {
    const vera = await person('Vera', { role: 'ROLE_ADMIN' })
    await t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${here.id}, ${vera.userId}, now())`
    expect((await change(asAdmin(), asAdmin(), [], ['ROLE_ADMIN'])).failure.name).toBe('LAST_ADMIN_STAYS')
  })

  /** The only two admins take the role from each other at the same moment. */
  const demoteEachOther = async () => {
    const admins = [asAdmin(), await person('Vera', { role: 'ROLE_ADMIN' })] as const
    const calls = [admins, admins.toReversed()].map(([by, of]) => async () => {
      const { status } = await change(by as Person, of as Person, [], ['ROLE_ADMIN'])
      return status
    })
    const statuses = await race(await holdWrites(t.owner, 'connection'), ...calls)
    const left = await t.owner`select from connection where community_id = ${here.id} and role = 'ROLE_ADMIN'`
    return { statuses, admins: left.length }
  }

  test('remains when two take the role from each other at the same moment', async () => {
    expect(await demoteEachOther()).toEqual({ statuses: [200, 403], admins: 1 })
  })

  test('control: without the lock both lose it, and the community has no admin', async () => {
    expect(await withoutLock('last admin', demoteEachOther)).toEqual({ statuses: [200, 200], admins: 0 })
  })
})
