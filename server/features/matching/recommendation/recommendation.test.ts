import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { listPairs } from '../engine-data/store.ts'
import { hasStatus, levelOf, needsList } from './rules.ts'
import { buildMatching } from './testing.ts'

let t: TestApp
let community: { id: string; domain: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())

type SignedInParticipant = Awaited<ReturnType<typeof buildFilledParticipant>>
let baker: SignedInParticipant
let lawyer: SignedInParticipant
let smith: SignedInParticipant

beforeEach(async () => {
  community = await buildCommunity(t)
  baker = await buildFilledParticipant(t, community.id, {
    firstName: 'Anna',
    lookingFor: 'A lawyer for contracts of lease',
  })
  lawyer = await buildFilledParticipant(t, community.id, {
    firstName: 'Boris',
    about: 'I am a lawyer and write contracts of lease.',
    lookingFor: 'A bakery for the parties of my office',
  })
  smith = await buildFilledParticipant(t, community.id, {
    firstName: 'Carl',
    about: 'I repair old clocks.',
    lookingFor: 'A collector of watches',
  })
})

const as = (reader: { token: string }) => ({ token: reader.token, host: `${community.domain}.localhost` })
const listFor = async (reader: SignedInParticipant, status: 'ACTIVE' | 'NOT_INTERESTED' | 'ALL' = 'ACTIVE') =>
  (await t.call(api.recommendation.list, { status }, as(reader))).body

describe('a newcomer', () => {
  test('gets an instant list, best first, each with a reason from both profiles', async () => {
    const { items, total, nextRunAt } = await listFor(baker)
    expect(items.map(({ person }) => person.id)).toEqual([lawyer.id, smith.id])
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({ isTop: true, origin: 'INSTANT', standing: { can: { connect: true } } })
    expect(items[0]?.reason).toMatch(/a lawyer for contracts of lease/i)
    expect(items[0]?.reason).toContain('I am a lawyer and write contracts of lease')
    expect(items[0]?.rate).toBeGreaterThan(items[1]?.rate ?? 100)
    expect(new Date(nextRunAt).getTime()).toBeGreaterThan(t.clock.now().getTime())
  })

  test('keeps the list on reload, and two tabs make one', async () => {
    const [one, other] = await Promise.all([listFor(baker), listFor(baker)])
    expect(one?.items.map(({ matchingId }) => matchingId)).toEqual(other?.items.map(({ matchingId }) => matchingId))
    expect((await listFor(baker)).items).toEqual(one?.items)
    const [row] = await t.owner`select count(*)::integer as rows from matching where participant_id = ${baker.id}`
    expect(row?.rows).toBe(2)
  })

  /** Two tabs; in between somebody joins who would be only in the second list. */
  const openTwoTabs = async () => {
    await race(
      await holdWrites(t.owner, 'matching'),
      () => listFor(baker),
      async () => {
        await buildFilledParticipant(t, community.id, {
          firstName: 'Dora',
          about: 'I am a lawyer for contracts of lease.',
        })
        return listFor(baker)
      },
    )
    return t.owner`select from matching where participant_id = ${baker.id}`
  }

  test('keeps the list of the first of two tabs that make one concurrently', async () => {
    expect(await openTwoTabs()).toHaveLength(2)
  })

  test('control: without the lock of the list both lists are stored', async () => {
    expect(await withoutLock('instant list', openTwoTabs)).toHaveLength(3)
  })

  test('gets reasons in their own language', async () => {
    await listFor(baker)
    const { body } = await t.call(api.recommendation.list, {}, { ...as(baker), headers: { 'accept-language': 'ru' } })
    expect(body.items[0]?.reason).toMatch(/^[А-Яа-я —]+«A lawyer/)
  })
})

test('gets a new list at once after an edit of the request', async () => {
  const smithIn = async () => (await listFor(baker)).items.find(({ person }) => person.id === smith.id)
  const before = await smithIn()
  await t.call(api.profile.updateLookingFor, { lookingFor: 'Who repairs old clocks' }, as(baker))
  const after = await smithIn()
  expect(after?.reason).toContain('repair')
  expect(after?.rate).toBeGreaterThan((before?.rate ?? 0) + 5)
})

test.each([
  ['goal', { goal: 'To sell old clocks' }],
  ['offer', { canHelp: 'I repair old clocks too.' }],
  ['topics', { tags: ['clocks'] }],
])('gets a new list once after an edit of the %s', async (_field, change) => {
  const listed = async () => (await listFor(baker)).items.map(({ matchingId }) => matchingId)
  const first = await listed()
  expect(first.length).toBeGreaterThan(0)
  await t.call(api.profile.updateProfile, change, as(baker))
  const second = await listed()
  expect(second.filter(id => first.includes(id))).toEqual([])
  expect(await listed()).toEqual(second)
  await t.call(api.profile.updateProfile, change, as(baker))
  expect(await listed()).toEqual(second)
})

test.each([
  ['request', { lookingFor: 'Who repairs old clocks' }],
  ['goal', { goal: 'To sell old clocks' }],
])('an edit of the %s during a pause makes no list, and counts once the pause is ended', async (_field, change) => {
  const listed = async () => (await listFor(baker)).items.map(({ matchingId }) => matchingId)
  const pause = (pausedUntil: string | null) => t.call(api.preference.update, { pausedUntil, everyWeeks: 1 }, as(baker))
  const first = await listed()
  await pause('2099-01-01')
  await t.call(api.profile.updateProfile, change, as(baker))
  expect(await listed()).toEqual(first)
  await pause(null)
  const second = await listed()
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter(id => first.includes(id))).toEqual([])
})

describe('a newcomer in the middle of the week', () => {
  const newcomer = () =>
    buildFilledParticipant(t, community.id, { firstName: 'Dora', about: 'I am a lawyer for contracts of lease.' })
  const addTo = async (participantId: string) => {
    await t.app.openScope(community.id, true, scope => scope.tell('participant.joined', { participantId }))
    const isDone = () => t.owner`
      select from graphile_worker.jobs where task_identifier in ('recommendation.newcomer', 'hear show newcomer')`
    await expect.poll(isDone, { timeout: 30_000 }).toEqual([])
  }
  const listedBy = async (reader: SignedInParticipant) => (await listFor(reader)).items.map(({ person }) => person.id)

  test('enters current lists of others at once', async () => {
    expect(await listedBy(baker)).toEqual([lawyer.id, smith.id])
    const dora = await newcomer()
    expect(await listedBy(baker)).not.toContain(dora.id)
    await addTo(dora.id)
    expect((await listedBy(baker))[0]).toBe(dora.id)
    // Who has no list yet gets one that is made with the newcomer.
    const [row] = await t.owner`select count(*)::integer as rows from matching where participant_id = ${smith.id}`
    expect(row?.rows).toBe(0)
  })

  test('does not count as shown to the readers of these lists, who may not have seen them', async () => {
    await listedBy(baker)
    const dora = await newcomer()
    await addTo(dora.id)
    let records: { subjectId: string }[] = []
    await t.app.openScope(community.id, true, async ({ db, now }) => {
      records = await listPairs(db, { readerId: baker.id, exceptWeek: '2020-01-06', now })
    })
    expect(records.map(({ subjectId }) => subjectId)).toContain(lawyer.id)
    expect(records.map(({ subjectId }) => subjectId)).not.toContain(dora.id)
  })

  test('enters a list of few newcomers once, and not that of who pauses or excluded them', async () => {
    await listFor(baker)
    await listFor(lawyer)
    const today = t.clock.now().getTime()
    const pausedUntil = new Date(today + 30 * 86_400_000).toISOString().slice(0, 10)
    await t.call(api.preference.update, { pausedUntil, everyWeeks: 1 }, as(lawyer))
    const people = []
    for (let at = 0; at < 4; at++) {
      const dora = await newcomer()
      await addTo(dora.id)
      await addTo(dora.id)
      people.push(dora.id)
    }
    const added = await t.owner`
      select participant_id, subject_id from matching where is_newcomer and community_id = ${community.id}`
    expect(added.filter(({ participantId }) => participantId === baker.id)).toHaveLength(3)
    expect(added.filter(({ participantId }) => participantId === lawyer.id)).toEqual([])
  })

  test('who has little in common with the reader comes last', async () => {
    await listFor(baker)
    const stranger = await buildFilledParticipant(t, community.id, { about: 'I breed rabbits.', lookingFor: 'A vet' })
    await addTo(stranger.id)
    expect((await listedBy(baker)).at(-1)).toBe(stranger.id)
  })
})

test('is shown participants who joined meanwhile', async () => {
  await listFor(baker)
  const late = await buildFilledParticipant(t, community.id, {
    about: 'I sell ovens for bakeries.',
    lookingFor: 'A bakery',
  })
  expect((await listFor(late)).items.map(({ person }) => person.id)).toContain(baker.id)
  await t.call(api.profile.updateLookingFor, { lookingFor: 'Somebody who sells ovens' }, as(baker))
  expect((await listFor(baker)).items[0]?.person.id).toBe(late.id)
})

describe('is never recommended', () => {
  const shownTo = async (reader: SignedInParticipant) => (await listFor(reader)).items.map(({ person }) => person.id)
  const forget = () => t.owner`delete from matching where community_id = ${community.id}`
  const between = { communityId: '', from: '', to: '' }
  const cases: [string, () => Promise<unknown>][] = [
    ['not confirmed', () => t.owner`update participant set moderation_status = 'PENDING' where id = ${lawyer.id}`],
    ['rejected', () => t.owner`update participant set moderation_status = 'REJECTED' where id = ${lawyer.id}`],
    ['switched off', () => t.owner`update participant set is_profile_enabled = false where id = ${lawyer.id}`],
    ['not networking', () => t.owner`update participant set is_networking_enabled = false where id = ${lawyer.id}`],
    [
      'blocked here',
      () =>
        t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${community.id}, ${lawyer.userId}, now())`,
    ],
    [
      'told nothing',
      () => t.owner`update participant set about = '', position = '', company = '' where id = ${lawyer.id}`,
    ],
    [
      'introduced',
      () => t.owner`
        insert into intro (community_id, id, from_id, to_id, created_at)
        values (${community.id}, ${randomUUID()}, ${between.from}, ${between.to}, now())`,
    ],
    [
      'declined',
      () => t.owner`
        insert into relation (community_id, participant_id, subject_id, relation_type, created_at)
        values (${community.id}, ${between.from}, ${between.to}, 'DISLIKE', now())`,
    ],
    [
      'reported',
      () => t.owner`
        insert into report (community_id, id, author_id, subject_id, reason, created_at)
        values (${community.id}, ${randomUUID()}, ${between.from}, ${between.to}, 'SPAM', now())`,
    ],
    [
      'never to be paired with',
      () => t.owner`
        insert into never_pair (community_id, participant_id, subject_id, created_at)
        values (${community.id}, ${between.from}, ${between.to}, now())`,
    ],
    [
      'kept apart by managers',
      () => t.owner`
        insert into pair_rule (community_id, first_id, second_id, kind, created_at)
        values (${community.id}, least(${between.from}::uuid, ${between.to}::uuid), greatest(${between.from}::uuid, ${between.to}::uuid),
          'NEVER', now())`,
    ],
    [
      'of the same company where managers say so',
      async () => {
        await t.owner`update participant set company = ' Samovar ' where id = ${lawyer.id}`
        await t.owner`update participant set company = 'samovar' where id = ${baker.id}`
        await t.owner`
          insert into matching_rules (community_id, never_same_company, updated_at) values (${community.id}, true, now())`
      },
    ],
    [
      'of a group that is kept apart',
      async () => {
        await t.owner`update participant set tags = '{Investor}' where id in (${lawyer.id}, ${baker.id})`
        await t.owner`
          insert into matching_rules (community_id, never_groups, updated_at)
          values (${community.id}, '[["investor", "investor"]]', now())`
      },
    ],
  ]
  test.each(cases)('%s, in either direction', async (_title, happen) => {
    expect(await shownTo(baker)).toContain(lawyer.id)
    await forget()
    Object.assign(between, { from: baker.id, to: lawyer.id })
    await happen()
    expect(await shownTo(baker)).toEqual([smith.id])
    await forget()
    expect(await shownTo(smith)).not.toContain(smith.id)
    const other = await t.call(api.recommendation.list, {}, as(lawyer))
    if (other.status === 200) expect(other.body.items.map(({ person }) => person.id)).not.toContain(baker.id)
  })

  test('anybody while the participant has a pause', async () => {
    await t.call(api.preference.update, { pausedUntil: '2099-01-01', everyWeeks: 1 }, as(baker))
    expect((await listFor(baker)).items).toEqual([])
    expect(await shownTo(smith)).toEqual([lawyer.id])
  })

  test('the participant themselves', async () => expect(await shownTo(baker)).not.toContain(baker.id))
})

describe('not interested', () => {
  test('removes somebody from the list, and can be undone', async () => {
    await listFor(baker)
    const decline = { subjectId: lawyer.id, relationType: 'DISLIKE', reason: 'ALREADY_KNOW' } as const
    await t.call(api.relation.create, decline, as(baker))
    expect((await listFor(baker)).items.map(({ person }) => person.id)).toEqual([smith.id])
    expect((await listFor(baker, 'NOT_INTERESTED')).items.map(({ person }) => person.id)).toEqual([lawyer.id])
    await t.call(api.relation.remove, { subjectId: lawyer.id }, as(baker))
    expect((await listFor(baker)).items).toHaveLength(2)
  })
})

test("a private exclusion removes both from this week's lists at once", async () => {
  await listFor(baker)
  await listFor(lawyer)
  await t.call(api.neverPair.create, { participantId: lawyer.id }, as(baker))
  expect((await listFor(baker)).items.map(({ person }) => person.id)).toEqual([smith.id])
  expect((await listFor(lawyer)).items.map(({ person }) => person.id)).toEqual([smith.id])
  await t.call(api.neverPair.remove, { participantId: lawyer.id }, as(baker))
  expect((await listFor(baker)).items).toHaveLength(2)
})

describe('an exclusion after the list was made', () => {
  const reported = (author: { id: string }, subject: { id: string }) => t.owner`
    insert into report (community_id, id, author_id, subject_id, reason, created_at)
    values (${community.id}, ${randomUUID()}, ${author.id}, ${subject.id}, 'SPAM', now())`
  const never = (author: { id: string }, subject: { id: string }) => t.owner`
    insert into never_pair (community_id, participant_id, subject_id, created_at)
    values (${community.id}, ${author.id}, ${subject.id}, now())`
  const shown = async (row: typeof api.recommendation.listHistory) =>
    (await t.call(row, {}, as(baker))).body.items.map(({ person }) => person.id)

  test.each<[string, () => Promise<unknown>]>([
    ['a report by the reader', () => reported(baker, lawyer)],
    ['a report of the reader', () => reported(lawyer, baker)],
    ['a private exclusion by the reader', () => never(baker, lawyer)],
    ['a private exclusion of the reader', () => never(lawyer, baker)],
    [
      'a decline by the other',
      () => t.call(api.relation.create, { subjectId: baker.id, relationType: 'DISLIKE' }, as(lawyer)),
    ],
  ])('by %s counts at once, in the list and in the history', async (_by, happen) => {
    expect((await listFor(baker)).total).toBe(2)
    await happen()
    for (const status of ['ACTIVE', 'ALL', 'NOT_INTERESTED'] as const)
      expect((await listFor(baker, status)).items.map(({ person }) => person.id)).not.toContain(lawyer.id)
    expect(await shown(api.recommendation.listHistory)).toEqual([smith.id])
  })

  test('by a pause counts at once in the list; the history keeps the person', async () => {
    await listFor(baker)
    await t.call(api.preference.update, { pausedUntil: '2099-01-01', everyWeeks: 1 }, as(lawyer))
    expect((await listFor(baker)).items.map(({ person }) => person.id)).toEqual([smith.id])
    expect(await shown(api.recommendation.listHistory)).toContain(lawyer.id)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['paused', () => t.call(api.preference.update, { pausedUntil: '2099-01-01', everyWeeks: 1 }, as(lawyer))],
    ['excluded privately', () => never(lawyer, baker)],
    [
      'blocked',
      () =>
        t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${community.id}, ${lawyer.userId}, now())`,
    ],
  ])(
    'of somebody %s reaches the cached members, so that a later list is as long as it can be',
    async (_what, happen) => {
      await listFor(baker)
      await happen()
      await t.owner`delete from matching where community_id = ${community.id}`
      await listFor(baker)
      const rows = await t.owner<{ subjectId: string }[]>`
      select subject_id from matching where participant_id = ${baker.id}`
      expect(rows.map(({ subjectId }) => subjectId)).toEqual([smith.id])
    },
  )
})

test('a modest reason says that both joined lately, by the clock of the server', async () => {
  const days = (count: number) => new Date(t.clock.now().getTime() - count * 86_400_000)
  await t.owner`
    update participant set looking_for = '', city = 'Berlin', joined_at = ${days(20)}, about = case when id = ${baker.id} then 'I bake.' else about end
    where id in (${baker.id}, ${smith.id})`
  const told = async (lang: string) =>
    (
      await t.call(
        api.recommendation.calcRelevanceRate,
        { participantId: smith.id },
        { ...as(baker), headers: { 'accept-language': lang } },
      )
    ).body.reason
  expect(await told('en')).toBe('Also in Berlin, also joined this month. Carl: “I repair old clocks”.')
  expect(await told('ru')).toBe('Тоже Berlin и тоже первый месяц в сообществе. Carl: «I repair old clocks».')
  await t.owner`update participant set joined_at = ${days(40)} where id = ${smith.id}`
  expect(await told('en')).toBe('Also in Berlin. Carl: “I repair old clocks”.')
})

test('"Other" is no shared topic in a reason', async () => {
  await t.owner`
    update participant set tags = '{Other,Другое,Jazz}', looking_for = '', about = 'I repair old clocks.' where id = ${smith.id}`
  await t.owner`update participant set tags = '{other,другое,jazz}', looking_for = '', about = 'I bake.' where id = ${baker.id}`
  const { body } = await t.call(api.recommendation.calcRelevanceRate, { participantId: smith.id }, as(baker))
  expect(body.reason).toMatch(/jazz/i)
  expect(body.reason).not.toMatch(/other|другое/i)
})

describe('the rate of a pair', () => {
  test('is stored with the recommendation, and can be recalculated', async () => {
    const kept = () => t.call(api.recommendation.getRelevanceRate, { participantId: lawyer.id }, as(baker))
    expect((await kept()).body).toEqual({ rate: null, relevanceLevel: null, reason: null, matchingDate: null })
    const { items } = await listFor(baker)
    expect((await kept()).body.rate).toBe(items[0]?.rate)
    const now = await t.call(api.recommendation.calcRelevanceRate, { participantId: lawyer.id }, as(baker))
    expect(now.body.rate).toBeCloseTo(items[0]?.rate ?? 0, 3)
    for (const participantId of [baker.id, randomUUID()])
      for (const row of [api.recommendation.getRelevanceRate, api.recommendation.calcRelevanceRate])
        expect((await t.call(row, { participantId }, as(baker))).status).toBe(404)
  })

  test('is computed for two who were never recommended to each other, from either side the same', async () => {
    const rate = async (reader: SignedInParticipant, other: SignedInParticipant) =>
      (await t.call(api.recommendation.calcRelevanceRate, { participantId: other.id }, as(reader))).body
    const [hers, his] = [await rate(baker, lawyer), await rate(lawyer, baker)]
    expect(hers.relevanceLevel).not.toBe('LOW')
    expect(hers.reason).toContain('Boris')
    expect(his.relevanceLevel).toBe(hers.relevanceLevel)
    expect(his.reason).toContain('Anna')
    const nothing = await rate(lawyer, smith)
    expect(nothing.relevanceLevel).toBe('LOW')
    expect(nothing.reason ?? '').not.toContain('looking for')
  })

  test("follows a moderator's score of the pair", async () => {
    const calc = async () =>
      (await t.call(api.recommendation.calcRelevanceRate, { participantId: smith.id }, as(baker))).body.rate ?? 0
    const before = await calc()
    const [first = '', second = ''] = [baker.id, smith.id].sort()
    await t.owner`
      insert into pair_score (community_id, first_id, second_id, scored_by, internal_admin_score, machine_rate, scored_at)
      values (${community.id}, ${first}, ${second}, ${baker.userId}, 10, 5, now())`
    expect(await calc()).toBeGreaterThan(before + 10)
  })
})

test('the history lists all people shown so far, newest first, page by page', async () => {
  const people = [
    smith,
    lawyer,
    await buildFilledParticipant(t, community.id),
    await buildFilledParticipant(t, community.id),
  ]
  const matched = (subject: { id: string }, week: string) => {
    const pair = { communityId: community.id, participantId: baker.id, subjectId: subject.id }
    return buildMatching(t, { ...pair, week, at: new Date(`${week}T09:00:00Z`) })
  }
  const weeks = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26']
  for (const [nth, person] of people.entries()) await matched(person, weeks[nth] as string)
  await buildMatching(t, { communityId: community.id, participantId: lawyer.id, subjectId: baker.id })
  const seen: { id: string; at: string }[] = []
  let after: string | undefined
  do {
    const { body } = await t.call(api.recommendation.listHistory, { size: 3, ...(after ? { after } : {}) }, as(baker))
    expect(body.items.length).toBeLessThanOrEqual(3)
    seen.push(...body.items.map(({ person, matchingDate }) => ({ id: person.id, at: matchingDate.slice(0, 10) })))
    after = body.next ?? undefined
  } while (after)
  expect(seen).toEqual(people.map(({ id }, nth) => ({ id, at: weeks[nth] })).reverse())
})

test('the best answerable request comes first', async () => {
  const { body } = await t.call(api.request.listFitting, {}, as(baker))
  expect(body[0]?.person.id).toBe(lawyer.id)
  expect(body[0]?.text).toBe('A bakery for the parties of my office')
})

describe('rules', () => {
  test.each([
    [100, 'HIGH'],
    [60, 'HIGH'],
    [59.9, 'MEDIUM'],
    [40, 'MEDIUM'],
    [39.9, 'LOW'],
    [0, 'LOW'],
  ] as const)('a rate of %s is %s', (rate, level) => expect(levelOf(rate)).toBe(level))

  test.each([
    [{ hasList: false, servedRequestId: null, requestId: null, isPaused: false }, true],
    [{ hasList: true, servedRequestId: 'a', requestId: 'a', isPaused: false }, false],
    [{ hasList: true, servedRequestId: 'a', requestId: 'b', isPaused: false }, true],
    [{ hasList: true, servedRequestId: 'a', requestId: null, isPaused: false }, false],
    [{ hasList: true, servedRequestId: null, requestId: 'b', isPaused: false }, true],
    [{ hasList: false, servedRequestId: null, requestId: 'b', isPaused: true }, false],
  ])('%j needs a list: %s', (state, isNeeded) =>
    expect(needsList({ ...state, changeId: null, hasOtherCriteria: false })).toBe(isNeeded),
  )

  const can = { connect: true, answer: false, decline: true, report: true }
  const contacts = { theirs: 'now' as const, mine: 'now' as const }
  const nothing = { isBookmarked: false, relationType: null, isReported: false, intro: null, contacts, can }
  test.each([
    [nothing, ['ACTIVE', 'ALL']],
    [{ ...nothing, isBookmarked: true }, ['ACTIVE', 'BOOKMARKED', 'ALL']],
    [{ ...nothing, relationType: 'LIKE' as const }, ['ACTIVE', 'INTERESTED', 'ALL']],
    [{ ...nothing, relationType: 'DISLIKE' as const }, ['NOT_INTERESTED', 'ALL']],
    [{ ...nothing, isReported: true }, ['ALL']],
  ])('%j is listed under %j', (standing, wanted) => {
    const all = ['ACTIVE', 'INTERESTED', 'BOOKMARKED', 'NOT_INTERESTED', 'ALL'] as const
    expect(all.filter(status => hasStatus(status, standing))).toEqual(wanted)
  })
})
