import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionApi } from '#contract/auth/session.ts'
import { chatApi } from '#contract/chats/chat.ts'
import { communityApi } from '#contract/communities/community.ts'
import { statisticsApi } from '#contract/events/statistics.ts'
import { fileApi } from '#contract/files/file.ts'
import { notificationApi } from '#contract/notifications/notification.ts'
import { userApi } from '#contract/users/user.ts'
import { hashPassword } from '#server/features/auth/session/password.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { communityId, demoCommunities } from './communities/list.ts'
import { loadDemo } from './load.ts'
import { demoLogins, demoPassword } from './logins.ts'
import { makeAccounts } from './members/accounts.ts'
import type { DemoPart, DemoWorld } from './parts/part.ts'
import { chosenParts, demoParts } from './parts.ts'

const quiet = () => {}
const worldOf = (t: TestApp): DemoWorld => ({
  sql: t.owner,
  storage: t.storage,
  now: t.clock.now(),
  hashPassword,
  onProgress: quiet,
})
const hostOf = (domain: string) => `${domain}.localhost:3000`
const count = async (t: TestApp, table: string) => {
  const [row] = await t.owner<{ count: number }[]>`select count(*)::int as count from ${t.owner(table)}`
  return row?.count ?? -1
}
const tables = ['community', 'app_user', 'connection', 'participant', 'permission', 'demo_part']
const counts = (t: TestApp) => Promise.all(tables.map(table => count(t, table)))

describe('loading the demo', () => {
  let t: TestApp
  let withoutFlag: number
  beforeAll(async () => {
    t = await startTestApp()
    await loadDemo(worldOf(t), chosenParts({ DEMO_EVENTS: false }))
    withoutFlag = await count(t, 'event')
    await loadDemo(worldOf(t), chosenParts({ DEMO_EVENTS: true }))
  }, 180_000)
  afterAll(() => t.stop())

  it('fills every community table', async () => {
    const accounts = makeAccounts()
    const members = accounts.flatMap(account => account.members)
    const places = members.length + accounts.flatMap(account => account.bare).length
    const [communities, users, connections, participants, permissions, parts] = await counts(t)
    expect({ communities, users, connections, participants, parts }).toEqual({
      communities: demoCommunities.length,
      users: accounts.length,
      connections: places,
      participants: members.length,
      parts: demoParts.length,
    })
    expect(permissions).toBe(members.length + 3 * demoCommunities.length)
  })

  it('adds the invented events only while their flag is on', async () => {
    expect(withoutFlag).toBe(0)
    expect(await count(t, 'event')).toBeGreaterThan(50)
    expect([readConfig({}).DEMO_EVENTS, readConfig({ DEMO_EVENTS: 'false' }).DEMO_EVENTS]).toEqual([true, false])
  })

  it('has statistics of every event with questions, with years and texts', async () => {
    const asked = await t.owner<{ id: string; domain: string }[]>`
      select e.id, c.domain from event e join community c on c.id = e.community_id
      where exists (select from event_question q where q.event_id = e.id) order by c.domain, e.slug`
    expect(asked.length).toBeGreaterThan(3)
    for (const { id, domain } of asked) {
      t.clock.moveBy(60_000)
      const email =
        demoLogins.find(login => login.communityDomain === domain && login.role === 'organiser')?.email ?? ''
      const host = hostOf(domain)
      const { body } = await t.call(sessionApi.login, { authType: 'EMAIL', email, password: demoPassword }, { host })
      const statistics = await t.call(statisticsApi.get, { id }, { host, token: body.token })
      expect(statistics.status, domain).toBe(200)
      for (const { type, answers, texts, years } of statistics.body.questions) {
        if (type === 'TEXT') expect(texts, domain).toBe(answers)
        if (type === 'YEAR')
          expect(
            years.reduce((sum, year) => sum + year.count, 0),
            domain,
          ).toBe(answers)
      }
    }
  }, 60_000)

  it('has chats of two, of several and of an event in every community, and shows them and what happened to its members', async () => {
    const rows = await t.owner<{ domain: string; kinds: string[] }[]>`
      select c.domain, array_agg(distinct k.kind order by k.kind) as kinds
      from community c join chat k on k.community_id = c.id group by c.domain order by c.domain`
    expect(rows).toEqual(
      demoCommunities
        .map(({ domain }) => ({ domain, kinds: ['EVENT', 'GROUP', 'PAIR'] }))
        .sort((a, b) => (a.domain < b.domain ? -1 : 1)),
    )
    const misplaced = await t.owner`
      select from chat_message m join chat_message b on b.chat_id = m.chat_id and b.number = m.number - 1
      where b.created_at > m.created_at`
    expect(misplaced).toHaveLength(0)
    t.clock.moveBy(60_000)
    const login = demoLogins.find(({ role }) => role === 'member')
    const host = hostOf(login?.communityDomain ?? '')
    const { body } = await t.call(
      sessionApi.login,
      { authType: 'EMAIL', email: login?.email ?? '', password: demoPassword },
      { host },
    )
    const chats = await t.call(chatApi.list, {}, { host, token: body.token })
    expect(chats.status).toBe(200)
    expect(chats.body.items.length).toBeGreaterThan(0)
    const told = await t.call(notificationApi.list, {}, { host, token: body.token })
    expect(told.body.items.length).toBeGreaterThan(3)
    expect(told.body.unseen).toBeGreaterThan(0)
    expect(told.body.items.filter(({ to }) => to === null)).toEqual([])
    const days = told.body.items.map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().toReversed())
    const kinds = [
      'intro.accepted',
      'request.answered',
      'meeting.proposed',
      'meeting.agreed',
      'chat.added',
      'chat.mentioned',
    ]
    expect(told.body.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
  })

  it('shows the member of each community every kind of chat, new messages, a muted chat, and meetings to accept and to come', async () => {
    const now = t.clock.now()
    for (const { communityDomain, email } of demoLogins.filter(({ role }) => role === 'member')) {
      const rows = await t.owner<{ kind: string; unread: number; isMuted: boolean; meeting: string | null }[]>`
        select k.kind, m.unread, m.is_muted,
          (select case when t.status = 'AGREED' and t.starts_at > ${now} and t.proposed_by = p.id then 'to come'
            when t.status = 'PROPOSED' and t.proposed_by <> p.id and ${now} < all (t.proposed_times) then 'to accept' end
            from meeting t where t.chat_id = k.id) as meeting
        from participant p join app_user u on u.id = p.user_id join community c on c.id = p.community_id
        join chat_member m on m.participant_id = p.id join chat k on k.id = m.chat_id
        where u.email = ${email} and c.domain = ${communityDomain}`
      const of = (kind: string) => rows.filter(row => row.kind === kind)
      expect(of('GROUP'), email).toEqual([{ kind: 'GROUP', unread: 2, isMuted: false, meeting: null }])
      expect(of('EVENT'), email).toEqual([{ kind: 'EVENT', unread: 1, isMuted: false, meeting: null }])
      expect(
        of('PAIR')
          .flatMap(({ meeting }) => meeting ?? [])
          .toSorted(),
        email,
      ).toEqual(['to accept', 'to come'])
      expect(
        rows.filter(({ isMuted }) => isMuted),
        email,
      ).toHaveLength(1)
    }
  })

  it('counts as unread what was written after the last message that somebody has read', async () => {
    const wrong = await t.owner`
      select from chat_member m join chat k on k.id = m.chat_id
      where m.unread <> k.last_number - m.read_number
        or exists (select from chat_message w where w.chat_id = k.id and w.author_id = m.participant_id and w.number > m.read_number)`
    expect(wrong).toHaveLength(0)
  })

  it('tells nobody of what they did themselves', async () => {
    const own = await t.owner`
      select from notification n left join meeting m on m.id = (n.data ->> 'meetingId')::uuid
      where n.kind = 'participation.confirmed' or n.actor_id = n.participant_id
        or (n.kind = 'meeting.proposed' and m.proposed_by = n.participant_id)`
    expect(own).toHaveLength(0)
  })

  it('does nothing the second time', async () => {
    const before = await counts(t)
    await loadDemo({ ...worldOf(t), onProgress: line => expect.unreachable(line) })
    expect(await counts(t)).toEqual(before)
  })

  it('updates the counts of members and cities', async () => {
    const rows = await t.owner<{ domain: string; memberCount: number; cityCount: number; createdBy: string | null }[]>`
      select domain, member_count, city_count, created_by from community order by domain`
    const confirmed = makeAccounts().flatMap(account =>
      account.members.filter(member => member.moderationStatus === 'CONFIRMED'),
    )
    for (const row of rows) {
      const own = confirmed.filter(member => member.communityDomain === row.domain)
      const listed = own.filter(member => member.isProfileEnabled && member.isNetworkingEnabled)
      expect(row.memberCount).toBe(listed.length)
      expect(row.cityCount).toBe(
        new Set(own.flatMap(member => (member.isLocationShared ? [member.cityName] : []))).size,
      )
      expect(row.createdBy).not.toBeNull()
    }
  })

  it("is served as each community's own data, landing and photos", async () => {
    for (const { domain, title, landing, lang } of demoCommunities) {
      const options = { host: hostOf(domain) }
      const record = await t.call(communityApi.getByDomain, { domain }, options)
      expect(record.body).toMatchObject({ id: communityId(domain), title })
      const words = await t.call(
        communityApi.getLandingFile,
        { id: communityId(domain), file: 'landing.json' },
        options,
      )
      expect(words.body).toEqual(landing[lang])
      const name = landing.en.quote.author.imageUrl.replace('/files/', '')
      const photo = await t.call(fileApi.get, { name }, options)
      expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  })

  it('lets everyone on the login list sign in with their role', async () => {
    for (const { communityDomain, role, email } of demoLogins) {
      // Avoids the rate limit of sign-ins from one address.
      t.clock.moveBy(60_000)
      const host = hostOf(communityDomain)
      const signedIn = await t.call(sessionApi.login, { authType: 'EMAIL', email, password: demoPassword }, { host })
      expect(signedIn.status, email).toBe(200)
      const me = await t.call(userApi.init, {}, { host, token: signedIn.body.token })
      const { user, participant, permissions } = me.body
      expect(participant !== null, email).toBe(role !== 'organiser' && role !== 'newcomer')
      expect(user.role).toBe(role === 'admin' ? 'ROLE_ADMIN' : 'ROLE_USER')
      expect(user.canOrganise).toBe(role === 'organiser' || role === 'moderator' || role === 'admin')
      expect(permissions.includes('CAN_MODERATE_COMMUNITY')).toBe(role === 'moderator' || role === 'admin')
    }
  }, 60_000)
})

describe('demo parts', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.stop())

  const [communities] = demoParts
  const fill = (db: Db) =>
    communities ? communities.load(db, worldOf(t)) : expect.unreachable('The demo has no parts')

  it('roll back when interrupted, and are loaded at the next start', async () => {
    let isCutOff = true
    const part: DemoPart = {
      name: 'cut-off-1',
      async load(db) {
        await fill(db)
        if (isCutOff) throw new Error('cut off')
      },
    }
    await expect(loadDemo(worldOf(t), [part])).rejects.toThrow('cut off')
    expect([await count(t, 'community'), await count(t, 'demo_part')]).toEqual([0, 0])
    isCutOff = false
    await loadDemo(worldOf(t), [part])
    expect([await count(t, 'community'), await count(t, 'demo_part')]).toEqual([demoCommunities.length, 1])
  })

  it('are loaded once by two servers that start at the same time', async () => {
    await t.owner`delete from community`
    let prepared = 0
    const part: DemoPart = {
      name: 'race-1',
      async prepare() {
        prepared++
        while (prepared < 2) await new Promise(resolve => setTimeout(resolve, 5))
      },
      load: fill,
    }
    await Promise.all([loadDemo(worldOf(t), [part]), loadDemo(worldOf(t), [part])])
    expect(prepared).toBe(2)
    expect(await count(t, 'community')).toBe(demoCommunities.length)
  })

  it('that are new are added to a database with the earlier ones', async () => {
    const seen: string[] = []
    const part = (name: string): DemoPart => ({ name, load: async () => void seen.push(name) })
    await loadDemo(worldOf(t), [part('early-1')])
    await loadDemo(worldOf(t), [part('early-1'), part('late-1')])
    expect(seen).toEqual(['early-1', 'late-1'])
  })
})
