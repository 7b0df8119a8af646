import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildBlock } from '#server/features/auth/block/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { cursorOf, type Place, readCursor } from './rules.ts'
import { browse, type Search } from './store.ts'

let t: TestApp
let here: { id: string; host: string }
let me: { id: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { transparent: true })
  const place = await buildParticipant(t, { communityId: here.id, firstName: 'Me' })
  me = { id: place.id, token: (await buildSession(t, place)).token }
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

type Query = Omit<Parameters<typeof t.call<typeof api.directory.list>>[1], 'id'>
const list = (query: Query = {}) =>
  t.call(api.directory.list, { id: here.id, ...query }, { host: here.host, token: me.token })
const names = async (query: Query) => (await list(query)).body.items.map(item => item.firstName).sort()

async function person(
  firstName: string,
  columns: Record<string, unknown> = {},
  options: Parameters<typeof buildParticipant>[1] = {},
) {
  const made = await buildParticipant(t, { communityId: here.id, firstName, ...options })
  if (Object.keys(columns).length > 0) await t.owner`update participant set ${t.owner(columns)} where id = ${made.id}`
  return made
}

describe('search of participants', () => {
  test('finds words of the profile in Russian and English, in any form and by prefix', async () => {
    await person('Lev', { about: 'Учит школьников программированию', position: 'Teacher' })
    await person('Nadia', { can_help: 'Проверю договор аренды' })
    await person('Maria', { company: 'Harbour Bakery', looking_for: 'ищу инвестора для пекарни' })
    expect(await names({ search: 'программирование' })).toEqual(['Lev'])
    expect(await names({ search: 'bakeries' })).toEqual(['Maria'])
    expect(await names({ search: 'договоры аренды' })).toEqual(['Nadia'])
    expect(await names({ search: 'harb' })).toEqual(['Maria'])
    expect(await names({ search: 'Lev teach' })).toEqual(['Lev'])
    expect(await names({ lookingFor: 'инвестор' })).toEqual(['Maria'])
    expect(await names({ search: "'; drop table participant; --" })).toEqual([])
    expect(await names({ search: '& | ! ( ) <-> *' })).toEqual(await names({}))
  })

  test.each([
    ['Latin letters', 'Yulia', ['Юлия']],
    ['another romanization', 'Juliya Shchukina', ['Юлия']],
    ['Cyrillic letters', 'Александр', ['Alexander']],
    ['a prefix in the other script', 'щук', ['Юлия']],
    ['an omitted letter', 'Щукна', ['Юлия']],
    ['two exchanged letters', 'Aleksadner', ['Alexander']],
    ['a typing error in the other script', 'Uliya Schukena', ['Юлия']],
    ['a company with a typing error', 'Волноримт', ['Alexander']],
    ['a topic in the other script', 'kerlink', ['Alexander']],
    ['no similar word', 'Бартоломью', []],
  ])('finds a participant by %s', async (_how, search, found) => {
    const club = await buildCommunity(t, { transparent: true })
    const at = { communityId: club.id }
    const asker = await person('Pavel', { last_name: 'Zimin' }, at)
    await person('Юлия', { last_name: 'Щукина', position: 'Педагог' }, at)
    await person('Alexander', { last_name: 'Weber', company: 'Wolnorimt', tags: ['кёрлинг'] }, at)
    const options = { host: club.host, token: (await buildSession(t, asker)).token }
    const { body } = await t.call(api.directory.list, { id: club.id, search }, options)
    expect(body.items.map(item => item.firstName)).toEqual(found)
    const chosen = await t.call(api.directory.listNames, { id: club.id, search }, options)
    expect(chosen.body.map(item => item.firstName)).toEqual(found)
  })

  test('lists names that begin with the search first, then other words, then similar names; in pages too', async () => {
    const club = await buildCommunity(t, { transparent: true })
    const at = { communityId: club.id }
    const asker = await person('Pavel', {}, at)
    await person('Колесник', {}, at)
    await person('Kolesnik', {}, at)
    for (const firstName of ['Anton', 'Boris'])
      await person(firstName, { about: 'Искал Колесникова по всему городу' }, at)
    await person('Kalesnik', {}, at)
    const options = { host: club.host, token: (await buildSession(t, asker)).token }
    const pages = async (search: string) => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const query = { id: club.id, search, size: 1, ...(after ? { after } : {}) }
        const { body } = await t.call(api.directory.list, query, options)
        seen.push(...body.items.map(item => item.firstName))
        after = body.next ?? undefined
      } while (after && seen.length < 20)
      return seen
    }
    const byName = await pages('колесник')
    expect(byName.slice(0, 2).sort()).toEqual(['Kolesnik', 'Колесник'])
    expect(byName.slice(2).sort()).toEqual(['Anton', 'Boris'])
    const similar = await pages('Kolesnuk')
    expect(similar.slice(0, 2).sort()).toEqual(['Kolesnik', 'Колесник'])
    expect(new Set(similar).size).toBe(similar.length)
  })

  test('finds no city that is not shared, in any script or spelling', async () => {
    const hidden = await person('Sofia', { city: 'Сыктывкар', is_location_shared: false })
    for (const search of ['Сыктывкар', 'сыктывк', 'Syktyvkar', 'Сыктывкр'])
      expect(await names({ search }), search).toEqual([])
    await t.owner`update participant set is_location_shared = true where id = ${hidden.id}`
    for (const search of ['Сыктывкар', 'Syktyvkar', 'Сыктывкр'])
      expect(await names({ search }), search).toEqual(['Sofia'])
  })

  test('finds a shared city in either language', async () => {
    await person('Timur', { city: 'Казань', is_location_shared: true })
    await person('Alina', { city: 'Kazan', is_location_shared: true })
    await person('Hidden', { city: 'Казань', is_location_shared: false })
    expect(await names({ city: 'Kazan' })).toEqual(['Alina', 'Timur'])
    expect(await names({ city: 'казань' })).toEqual(['Alina', 'Timur'])
  })

  test('finds and counts one city under all its names', async () => {
    const club = await buildCommunity(t, { transparent: true })
    const names = ['Москва', 'Moscow', 'г. Москва', 'Moscow, Russia']
    const people = []
    for (const [at, city] of names.entries()) {
      const place = { city, latitude: 55.7 + at / 5, longitude: 37.6, is_location_shared: true }
      people.push(await person('Muscovite', place, { communityId: club.id }))
    }
    const options = {
      host: club.host,
      token: (await buildSession(t, people[0] as { communityId: string; userId: string })).token,
    }
    for (const city of ['Moscow', 'Москва']) {
      const { body } = await t.call(api.directory.list, { id: club.id, city }, options)
      expect(body.items.map(each => each.city).sort()).toEqual([...names].sort())
    }
    const { body } = await t.call(api.directory.listLocations, { id: club.id }, options)
    expect(body.map(({ count }) => count)).toEqual([4])
  })

  test('finds a tag', async () => {
    await person('Tagged', { tags: ['go', 'chess'] })
    expect(await names({ tag: 'chess' })).toEqual(['Tagged'])
    const tags = await t.call(api.directory.listTopTags, { id: here.id }, { host: here.host, token: me.token })
    expect(tags.body).toContainEqual({ tag: 'chess', count: 1 })
  })

  test('counts the tags of members, the most used first and without “Other”', async () => {
    const club = await buildCommunity(t, { transparent: true })
    const [reader] = [
      await person('One', { tags: ['art', 'tea', 'Other'] }, { communityId: club.id }),
      await person('Two', { tags: ['tea', 'Другое'] }, { communityId: club.id }),
      await person('Three', { tags: ['tea', 'zen'] }, { communityId: club.id }),
      await person('Four', { tags: ['zen', 'other'] }, { communityId: club.id }),
    ]
    const options = { host: club.host, token: (await buildSession(t, reader)).token }
    expect((await t.call(api.directory.listTopTags, { id: club.id }, options)).body).toEqual([
      { tag: 'tea', count: 3 },
      { tag: 'zen', count: 2 },
      { tag: 'art', count: 1 },
    ])
  })

  test('leaves out unconfirmed, disabled and blocked participants', async () => {
    await person('Absent', {}, { moderationStatus: 'PENDING' })
    await person('Absent', {}, { isProfileEnabled: false })
    await person('Absent', {}, { isNetworkingEnabled: false })
    const blocked = await person('Absent')
    await buildBlock(t, { communityId: here.id, userId: blocked.userId })
    expect(await names({ search: 'Absent' })).toEqual([])
  })

  test('is paginated by cursor without gaps or repetitions while others join', async () => {
    for (let nth = 0; nth < 7; nth++) await person('Paged')
    const seen: string[] = []
    let after: string | undefined
    for (let page = 0; page < 10; page++) {
      const { body } = await list({ search: 'Paged', size: 3, ...(after ? { after } : {}) })
      seen.push(...body.items.map(item => item.id))
      await person('Paged')
      if (!body.next) break
      after = body.next
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    const numbered = [
      await list({ search: 'Paged', size: 3, page: 0 }),
      await list({ search: 'Paged', size: 3, page: 1 }),
    ]
    const ids = numbered.flatMap(({ body }) => body.items.map(item => item.id))
    expect(new Set(ids).size).toBe(6)
    expect((await list({ after: 'made-up' })).status).toBe(400)
    expect((await list()).body.total).toBeGreaterThan(7)
  })

  test('is allowed to members of a community that is not transparent while its menu forces the tab', async () => {
    const closed = await buildCommunity(t)
    const member = await buildParticipant(t, { communityId: closed.id, firstName: 'Zinaida' })
    const { token } = await buildSession(t, member)
    const calls = async () => [
      (await t.call(api.directory.list, { id: closed.id }, { host: closed.host, token })).status,
      (await t.call(api.directory.list, { id: closed.id, search: 'Zin' }, { host: closed.host, token })).status,
    ]
    const force = async (enabled: boolean) => {
      const navigation = JSON.stringify({ tabs: { participants: { enabled } }, customTabs: [] })
      await t.owner`update community set custom_navigation = ${navigation}::text::jsonb where id = ${closed.id}`
    }
    expect(await calls()).toEqual([403, 403])
    // The cache of communities hears of the change by a notification.
    await force(true)
    await expect.poll(calls).toEqual([200, 200])
    await force(false)
    await expect.poll(calls).toEqual([403, 403])
  })

  test('is allowed to participants of a transparent community, and to managers', async () => {
    const closed = await buildCommunity(t)
    const [plain, moderator] = [
      await buildParticipant(t, { communityId: closed.id }),
      await buildParticipant(t, { communityId: closed.id, permissions: ['CAN_VIEW_ADMIN_PANEL'] }),
    ]
    for (const [place, status] of [
      [plain, 403],
      [moderator, 200],
    ] as const) {
      const { token } = await buildSession(t, place)
      expect((await t.call(api.directory.list, { id: closed.id }, { host: closed.host, token })).status).toBe(status)
    }
  })
})

test('the number of members is that of the list, whoever joins, hides, is blocked or leaves', async () => {
  const club = await buildCommunity(t, { transparent: true })
  const at = { communityId: club.id }
  const asker = await person('Asker', {}, at)
  const options = { host: club.host, token: (await buildSession(t, asker)).token }
  const counts = async () => {
    const { body } = await t.call(api.directory.list, { id: club.id, size: 100 }, options)
    const [row] = await t.owner<{ memberCount: number }[]>`select member_count from community where id = ${club.id}`
    return [body.items.length, body.total, row?.memberCount]
  }
  const all = async (count: number) => expect(await counts()).toEqual([count, count, count])
  const [hidden, declined, blocked, removed] = [
    await person('Hidden', {}, at),
    await person('Declined', {}, { ...at, moderationStatus: 'PENDING' }),
    await person('Blocked', {}, at),
    await person('Removed', {}, at),
  ]
  await person('Paused', {}, { ...at, isNetworkingEnabled: false })
  await all(4)
  await t.owner`update participant set is_profile_enabled = false where id = ${hidden.id}`
  await all(3)
  await t.owner`update participant set moderation_status = 'CONFIRMED' where id = ${declined.id}`
  await all(4)
  await t.owner`update participant set moderation_status = 'REJECTED' where id = ${declined.id}`
  await buildBlock(t, { communityId: club.id, userId: blocked.userId })
  await all(2)
  await t.owner`delete from participant where id = ${removed.id}`
  await all(1)
  await t.owner`delete from blocked_user where user_id = ${blocked.userId}`
  await t.owner`update participant set is_profile_enabled = true, about = 'Back' where id = ${hidden.id}`
  await all(3)
  await t.owner`delete from app_user where id = ${blocked.userId}`
  await all(2)
})

describe('locations', () => {
  test('are listed by city only for participants who share them', async () => {
    const club = await buildCommunity(t, { transparent: true })
    const at = { latitude: 55.79, longitude: 49.12, city: 'Kazan' }
    const [one, two] = [
      await person('One', { ...at, is_location_shared: true }, { communityId: club.id }),
      await person(
        'Two',
        { ...at, is_location_shared: true, last_name: 'Second', avatar_file: 'two' },
        { communityId: club.id },
      ),
      await person('Three', { ...at, is_location_shared: false }, { communityId: club.id }),
    ]
    const blocked = await person('Four', { ...at, is_location_shared: true, tags: ['spam'] }, { communityId: club.id })
    await buildBlock(t, { communityId: club.id, userId: blocked.userId })
    const options = { host: club.host, token: (await buildSession(t, one)).token }
    expect((await t.call(api.directory.listLocations, { id: club.id }, options)).body).toEqual([{ ...at, count: 2 }])
    const located = await t.call(api.directory.listWithLocation, { participantId: one.id }, options)
    expect(located.body.map(each => each.firstName).sort()).toEqual(['One', 'Two'])
    const tags = await t.call(api.directory.listTopTags, { id: club.id }, options)
    expect(tags.body).toEqual([])
    const listed = await t.call(api.directory.listNames, { id: club.id, search: 'tw' }, options)
    expect(listed.body).toEqual([
      { id: two?.id, firstName: 'Two', lastName: 'Second', avatarUrl: '/files/two-108.webp' },
    ])
  })
})

/** Fills a community quickly: indexes are created after the rows. */
const crowd = ({ owner }: TestApp, communityId: string, size: number) =>
  owner.begin(async db => {
    await db`set local statement_timeout = 0`
    await db`alter table participant disable trigger all`
    await db`drop index participant_search_words`
    await db`drop index participant_search_names`
    await db`drop index participant_search_text`
    await db`drop index participant_search`
    await db`drop index participant_tags`
    await db`
      create temporary table crowd on commit drop as
      select gen_random_uuid() as user_id, n from generate_series(1, ${size}::integer) n`
    await db`insert into app_user (id, email, created_at) select user_id, 'crowd-' || n || '@example.com', now() from crowd`
    await db`insert into connection (community_id, user_id, connected_at) select ${communityId}, user_id, now() from crowd`
    await db`
      insert into participant (community_id, id, user_id, slug, first_name, last_name, about, moderation_status, joined_at)
      select ${communityId}, user_id, user_id, 'p-' || n, 'Name' || n, 'Crowd', 'works on topic' || n % 1000, 'CONFIRMED',
        now() - n * interval '1 minute'
      from crowd`
    await db`create index participant_search on participant using gin (search)`
    await db`create index participant_search_words on participant using gin (search_words)`
    await db`create index participant_search_names on participant using gin (search_names)`
    await db`create index participant_search_text on participant using gin (search_text gin_trgm_ops)`
    await db`create index participant_tags on participant using gin (tags)`
    await db`alter table participant enable trigger all`
    await db`analyze participant`
  })

describe('a large community', () => {
  const size = 20_000

  test('reads few rows for a search and for a late page, not all participants', { timeout: 180_000 }, async () => {
    const big = await buildCommunity(t, { transparent: true })
    await crowd(t, big.id, size)
    const [late] = await t.owner<Place[]>`
      select 0 as rank, joined_at, id from participant where community_id = ${big.id} order by joined_at, id offset 200 limit 1`
    /** Number of participant rows that the database has read. */
    const rowsRead = (search: Partial<Search>) =>
      inCommunity(t.sql, big.id, async db => {
        const none = { words: null, cities: null, tag: null, request: null, after: null, skip: 0, count: 31 }
        expect(await browse(db, (late as Place).id, { ...none, ...search })).toHaveLength(31)
        const [row] = await db<{ rows: number }[]>`
          select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'participant'`
        return row?.rows
      })
    expect(await rowsRead({})).toBeLessThan(200)
    expect(await rowsRead({ after: late as Place })).toBeLessThan(200)
    expect(await rowsRead({ words: ['topic77'] })).toBeLessThan(size / 4)
    // Everybody is one, and few look for one.
    await t.owner`update participant set about = 'An astronomer' where community_id = ${big.id}`
    await t.owner`
      update participant set looking_for = 'An astronomer' where id in (
        select id from participant where community_id = ${big.id} order by id limit 40)`
    await t.owner`vacuum analyze participant, request`
    expect(await rowsRead({ request: ['astronomer'] })).toBeLessThan(size / 4)
  })
})

test('a cursor round-trips, and invalid ones are refused', () => {
  const place = { rank: 0, joinedAt: '2026-11-15T10:00:00.000Z', id: '019a8d5e-0000-7000-8000-000000000001' }
  expect(readCursor(cursorOf(place))).toEqual(place)
  for (const wrong of ['', 'x', Buffer.from('a b').toString('base64url')]) expect(readCursor(wrong)).toBeNull()
})
