import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())

async function build(count: number) {
  const here = await buildCommunity(t)
  const admin = await buildSignedInParticipant(t, here.id, { firstName: 'Admin', role: 'ROLE_ADMIN' })
  const members = []
  for (let at = 0; at < count; at++)
    members.push(await buildParticipant(t, { communityId: here.id, firstName: `Member ${at}` }))
  const as = { host: here.host, token: admin.token }
  type Sent = Parameters<typeof t.call<typeof api.bulkAction.create>>[1]
  const start = (step: Sent['step'], selection: Sent['selection'], by = as) =>
    t.call(api.bulkAction.create, { step, selection }, by)
  const finish = async (id: string) => {
    await vi.waitFor(
      async () => expect((await t.call(api.bulkAction.get, { id }, as)).body.finishedAt).not.toBeNull(),
      { timeout: 30_000, interval: 20 },
    )
    return (await t.call(api.bulkAction.get, { id }, as)).body
  }
  const tagged = async () => {
    const rows = await t.owner<{ name: string }[]>`
      select p.first_name as name from member_tag g join participant p on p.community_id = g.community_id and p.id = g.participant_id
      where g.community_id = ${here.id} order by 1`
    return rows.map(({ name }) => name)
  }
  return { here, admin, members, as, start, finish, tagged }
}
const idsOf = (members: { id: string }[]) => members.map(({ id }) => id)
const tagIt = { kind: 'tag', tag: 'guest' } as const

describe('a bulk action', () => {
  test('tags all members of a filter but those left out, and takes the tag away again', async () => {
    const { members, as, start, finish, tagged } = await build(4)
    const filter = { search: 'member' }
    const { body } = await start(tagIt, { filter, except: [members[1]?.id ?? ''] })
    expect(body).toMatchObject({ kind: 'tag', tag: 'guest', total: 3, done: 0, finishedAt: null })
    expect(await finish(body.id)).toMatchObject({ total: 3, done: 3, skipped: 0, failed: 0 })
    expect(await tagged()).toEqual(['Member 0', 'Member 2', 'Member 3'])
    const back = await start({ kind: 'untag', tag: 'guest' }, { ids: idsOf(members.slice(2)) })
    await finish(back.body.id)
    expect(await tagged()).toEqual(['Member 0'])
    const { items } = (await t.call(api.change.list, { kind: 'memberTag' }, as)).body
    expect(items.map(({ after }) => after)).toEqual([
      { kind: 'untag', tag: 'guest', members: 2 },
      { kind: 'tag', tag: 'guest', members: 3 },
    ])
  })

  test('works on the members who were selected when it started', async () => {
    const { here, members, as, start, finish, tagged } = await build(2)
    // The job waits for the row of a member, which is changed meanwhile so that the filter finds others.
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    let started: Awaited<ReturnType<typeof start>> | undefined
    await t.owner.begin(async db => {
      await db`lock table member_tag in share mode`
      started = await start(tagIt, { filter: { search: 'member' }, except: [] })
      await t.owner`update participant set first_name = 'Renamed' where id = ${members[0]?.id ?? ''}`
      await buildParticipant(t, { communityId: here.id, firstName: 'Member new' })
      const running = (await t.call(api.bulkAction.listUnfinished, {}, as)).body
      expect(running.map(({ id, total }) => [id, total])).toEqual([[started.body.id, 2]])
      release()
      await isReleased
    })
    expect(await finish(started?.body.id ?? '')).toMatchObject({ total: 2, done: 2 })
    expect(await tagged()).toEqual(['Member 1', 'Renamed'])
    expect((await t.call(api.bulkAction.listUnfinished, {}, as)).body).toEqual([])
  })

  test.each([
    ['profileOff', 'profileOn', 'is_profile_enabled'],
    ['networkingOff', 'networkingOn', 'is_networking_enabled'],
  ] as const)('%s and %s switch members, but never the manager', async (off, on, column) => {
    const { here, admin, members, start, finish } = await build(2)
    const enabled = async () => {
      const rows = await t.owner<{ id: string }[]>`
        select id from participant where community_id = ${here.id} and ${t.owner(column)} order by id`
      return rows.length
    }
    const everybody = { filter: {}, except: [] }
    expect(await finish((await start({ kind: off }, everybody)).body.id)).toMatchObject({ done: 3, skipped: 1 })
    expect(await enabled()).toBe(1)
    await finish((await start({ kind: on }, { ids: [admin.id, members[0]?.id ?? ''] })).body.id)
    expect(await enabled()).toBe(2)
  })

  test('of a manager leaves admins out, and does nothing once its manager is none any more', async () => {
    const { here, start, finish } = await build(1)
    const { userId } = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const by = { host: here.host, token: (await buildSession(t, { communityId: here.id, userId })).token }
    const everybody = { filter: {}, except: [] }
    expect(await finish((await start({ kind: 'profileOff' }, everybody, by)).body.id)).toMatchObject({ skipped: 1 })
    let started: Awaited<ReturnType<typeof start>> | undefined
    await t.owner.begin(async db => {
      await db`lock table bulk_action in row exclusive mode`
      started = await start({ kind: 'profileOn' }, everybody, by)
      await db`delete from permission where user_id = ${userId}`
    })
    expect(started?.status).toBe(200)
  })

  test('does nothing for a manager who was blocked before it ran', async () => {
    const idle = await startTestApp()
    const here = await buildCommunity(idle)
    const { id } = await buildParticipant(idle, { communityId: here.id })
    const place = await buildConnection(idle, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const by = { host: here.host, token: (await buildSession(idle, place)).token }
    const { body } = await idle.call(api.bulkAction.create, { step: tagIt, selection: { ids: [id] } }, by)
    await idle.owner`
      insert into blocked_user (community_id, user_id, reason, blocked_at) values (${here.id}, ${place.userId}, '', now())`
    const working = await startTestApp({ databaseUrl: idle.ownerUrl, runsJobs: true })
    try {
      const read = async () =>
        (await idle.owner`select finished_at is not null as done, skipped from bulk_action where id = ${body.id}`)[0]
      await vi.waitFor(async () => expect(await read()).toEqual({ done: true, skipped: 1 }), {
        timeout: 30_000,
        interval: 20,
      })
    } finally {
      await working.stop()
      await idle.stop()
    }
  })

  test('says so when nobody is selected, and has its effect once under one key', async () => {
    const { members, as, start } = await build(1)
    const none = await start(tagIt, { filter: { search: 'nobody at all' }, except: [] })
    expect([none.status, none.failure?.name]).toEqual([409, 'NOTHING_SELECTED'])
    const input = { step: tagIt, selection: { ids: idsOf(members) } }
    const sent = () => t.call(api.bulkAction.create, input, { ...as, headers: { 'idempotency-key': 'one key' } })
    const [first, second] = [await sent(), await sent()]
    expect(first.body.id).toBe(second.body.id)
  })

  test('leaves out a member for whom it fails, and goes on with the others', async () => {
    const { members, start, finish, tagged } = await build(3)
    const bad = members[1]?.id ?? ''
    await t.owner.unsafe(`
      create function refuse_one() returns trigger language plpgsql as $$
      begin if new.participant_id = '${bad}' then raise exception 'refused'; end if; return new; end $$;
      create trigger refuse_one before insert on member_tag for each row execute function refuse_one()`)
    try {
      const { body } = await start(tagIt, { ids: idsOf(members) })
      expect(await finish(body.id)).toMatchObject({ total: 3, done: 3, failed: 1 })
      expect(await tagged()).toEqual(['Member 0', 'Member 2'])
    } finally {
      await t.owner.unsafe('drop function refuse_one cascade')
    }
  })
})
