import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChat, buildMessage } from '#server/features/chats/chat/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildRequestAnswer } from '#server/features/matching/request/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { checkRollup, renewRollup } from './actions.ts'
import { rollupChores } from './jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const renew = (communityId: string) => t.app.openScope(communityId, true, renewRollup)
const check = async (communityId: string) => {
  let differences = -1
  await t.app.openScope(communityId, true, async scope => {
    differences = await checkRollup(scope)
  })
  return differences
}

type Row = Record<string, unknown>
const names = [
  'joined',
  'departed',
  'members',
  'filled',
  'introduced',
  'met',
  'activeWeek',
  'introsSent',
  'introsAnswered',
  'introsAccepted',
  'requests',
  'requestsAnswered',
  'events',
  'signedUp',
  'came',
  'scores',
  'scoreSum',
] as const
type Figures = Record<(typeof names)[number], number>

const listDays = async (communityId: string): Promise<Record<string, Figures>> => {
  const rows = await t.owner<(Figures & { day: string; communityId: string })[]>`
    select * from rollup_day where community_id = ${communityId} order by day`
  return Object.fromEntries(rows.map(({ day, communityId: _, ...figures }) => [day, figures]))
}
const listCohorts = async (communityId: string) => {
  const rows = await t.owner<{ joinedMonth: string; activeMonth: string; members: number }[]>`
    select joined_month, active_month, members from rollup_cohort where community_id = ${communityId} order by 1, 2`
  return rows.map(({ joinedMonth, activeMonth, members }) => `${joinedMonth} ${activeMonth} ${members}`)
}

/** Reads all rows of the community and counts them one by one: another way to the same figures. */
async function countRows(communityId: string) {
  const from = (table: string) => t.owner<Row[]>`select * from ${t.owner(table)} where community_id = ${communityId}`
  const [community] = await t.owner<{ timeZone: string }[]>`select time_zone from community where id = ${communityId}`
  const zone = community?.timeZone ?? ''
  const dayOf = (at: unknown) =>
    Temporal.Instant.from(new Date(String(at)).toISOString())
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString()
  const [people, blocked, gone, intros, matchings, requests, answers, events, participations, messages] = [
    await from('participant'),
    await from('blocked_user'),
    await from('departure'),
    await from('intro'),
    await from('matching'),
    await from('request'),
    await from('request_answer'),
    await from('event'),
    await from('participation'),
    await from('chat_message'),
  ]
  const listed = people.filter(
    p =>
      p.moderationStatus === 'CONFIRMED' &&
      p.isProfileEnabled &&
      p.isNetworkingEnabled &&
      p.isEmailConfirmed &&
      !blocked.some(b => b.userId === p.userId),
  )
  const days: Record<string, Figures> = {}
  const add = (day: string, name: keyof Figures, amount = 1) => {
    days[day] ??= Object.fromEntries(names.map(each => [each, 0])) as Figures
    days[day][name] += amount
  }
  for (const p of listed) {
    const day = dayOf(p.joinedAt)
    add(day, 'joined')
    add(day, 'members')
    if (p.isFilled) add(day, 'filled')
    if (intros.some(i => i.fromId === p.id || (i.toId === p.id && i.status === 'ACCEPTED'))) add(day, 'introduced')
    if (matchings.some(m => m.score !== null && (m.participantId === p.id || m.subjectId === p.id))) add(day, 'met')
  }
  for (const d of gone) {
    add(dayOf(d.joinedAt), 'joined')
    add(dayOf(d.leftAt), 'departed')
  }
  for (const i of intros) {
    add(dayOf(i.createdAt), 'introsSent')
    if (i.status === 'ACCEPTED' || i.status === 'DECLINED') add(dayOf(i.createdAt), 'introsAnswered')
    if (i.status === 'ACCEPTED') add(dayOf(i.createdAt), 'introsAccepted')
  }
  for (const r of requests) {
    add(dayOf(r.createdAt), 'requests')
    if (r.fulfilledAt || answers.some(a => a.requestId === r.id)) add(dayOf(r.createdAt), 'requestsAnswered')
  }
  for (const e of events.filter(each => each.startsAt && !each.cancelledAt && !each.deletedAt)) {
    add(dayOf(e.startsAt), 'events')
    for (const g of participations.filter(each => each.eventId === e.id && each.status === 'CONFIRMED')) {
      add(dayOf(e.startsAt), 'signedUp')
      if (g.checkedInAt) add(dayOf(e.startsAt), 'came')
    }
  }
  for (const m of matchings.filter(each => each.score !== null)) {
    add(dayOf(m.scoredAt), 'scores')
    add(dayOf(m.scoredAt), 'scoreSum', Number(m.score))
  }
  const did: [unknown, unknown][] = [
    ...people.map(p => [p.id, p.joinedAt] as [unknown, unknown]),
    ...messages.filter(m => m.kind === 'TEXT').map(m => [m.authorId, m.createdAt] as [unknown, unknown]),
    ...intros.flatMap(
      i =>
        [
          [i.fromId, i.createdAt],
          [i.toId, i.answeredAt],
        ] as [unknown, unknown][],
    ),
    ...requests.map(r => [r.participantId, r.createdAt] as [unknown, unknown]),
    ...answers.map(a => [a.authorId, a.createdAt] as [unknown, unknown]),
    ...participations.flatMap(
      g =>
        [
          [g.participantId, g.joinedAt],
          [g.participantId, g.checkedInAt],
        ] as [unknown, unknown][],
    ),
    ...matchings.filter(m => m.score !== null).map(m => [m.participantId, m.scoredAt] as [unknown, unknown]),
  ]
  const active = new Map<string, Set<unknown>>()
  const cohorts = new Map<string, Set<unknown>>()
  for (const [who, at] of did) {
    const person = listed.find(p => p.id === who)
    if (!person || !at) continue
    for (let after = 0; after < 7; after++) {
      const day = addDays(dayOf(at), after)
      active.set(day, (active.get(day) ?? new Set()).add(who))
    }
    const cell = `${dayOf(person.joinedAt).slice(0, 7)}-01 ${dayOf(at).slice(0, 7)}-01`
    cohorts.set(cell, (cohorts.get(cell) ?? new Set()).add(who))
  }
  for (const [day, who] of active) add(day, 'activeWeek', who.size)
  return { days, cohorts: [...cohorts].map(([cell, who]) => `${cell} ${who.size}`).sort() }
}

async function expectSame(communityId: string, what: string) {
  const { days, cohorts } = await countRows(communityId)
  expect(await listDays(communityId), what).toEqual(days)
  expect(await listCohorts(communityId), what).toEqual(cohorts)
}

/** Numbers that look random and are the same on each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// Clocks change at midnight in Havana and Cairo, where a day then begins twice or late; Apia was a day behind until 2011.
const zones = ['Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'Africa/Cairo', 'Pacific/Apia', 'America/St_Johns']

/** Days around changes of the clocks, at their edges. */
const edges = ['2026-03-08', '2026-03-29', '2026-04-24', '2026-10-25', '2026-10-30', '2026-11-01', '2026-11-02']

async function liveHistory(seed: number) {
  const random = randomFrom(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const community = await buildCommunity(t)
  const { id: communityId } = community
  await t.owner`update community set time_zone = ${pick(zones)} where id = ${communityId}`
  const someTime = () =>
    random() < 0.5
      ? new Date(Date.parse(`${pick(edges)}T00:00:00Z`) + Math.floor(random() * 48 * 4) * 900_000 - 86_400_000 / 2)
      : new Date(Date.parse('2026-02-01T00:00:00Z') + Math.floor(random() * 280 * 96) * 900_000)
  const people: { id: string; userId: string }[] = []
  const pair = () => {
    const participantId = pick(people).id
    const others = people.filter(({ id }) => id !== participantId)
    return { communityId, participantId, subjectId: pick(others).id }
  }
  const rowOf = async (table: string) => {
    const rows = await t.owner<Row[]>`select * from ${t.owner(table)} where community_id = ${communityId} order by id`
    return rows.length > 0 ? pick(rows) : null
  }
  const join = async () => {
    const person = await buildParticipant(t, { communityId })
    await t.owner`update participant set joined_at = ${someTime()}, is_filled = ${random() < 0.5} where id = ${person.id}`
    people.push(person)
  }
  const steps: Record<string, () => Promise<unknown>> = {
    join,
    leave: async () => {
      const [gone] = people.splice(Math.floor(random() * people.length), 1)
      if (gone) await t.owner`delete from participant where id = ${gone.id}`
    },
    moderate: async () => {
      const status = pick(['PENDING', 'CONFIRMED', 'CONFIRMED', 'REJECTED'])
      await t.owner`update participant set moderation_status = ${status} where id = ${pick(people).id}`
    },
    pause: () =>
      t.owner`update participant set is_networking_enabled = not is_networking_enabled where id = ${pick(people).id}`,
    fill: () => t.owner`update participant set is_filled = not is_filled where id = ${pick(people).id}`,
    block: async () => {
      const { userId } = pick(people)
      const removed =
        await t.owner`delete from blocked_user where community_id = ${communityId} and user_id = ${userId} returning 1`
      if (removed.length === 0)
        await t.owner`insert into blocked_user (community_id, user_id, blocked_at) values (${communityId}, ${userId}, now())`
    },
    intro: async () => {
      const asked = pair()
      const [known] = await t.owner`
        select from intro where ${asked.participantId}::uuid in (from_id, to_id) and ${asked.subjectId}::uuid in (from_id, to_id)`
      if (!known) await buildIntro(t, { ...asked, at: someTime() })
    },
    answer: async () => {
      const intro = await rowOf('intro')
      const status = pick(['ACCEPTED', 'DECLINED'])
      if (intro)
        await t.owner`update intro set status = ${status}, answered_at = ${someTime()} where id = ${String(intro.id)}`
    },
    recommend: () =>
      buildMatching(t, { ...pair(), at: someTime(), week: '2026-01-05', origin: 'INSTANT' }).catch(() => null),
    score: async () => {
      const matching = await rowOf('matching')
      if (matching)
        await t.owner`update matching set score = ${pick([1, 3, 5])}, scored_at = ${someTime()} where id = ${String(matching.id)}`
    },
    request: async () => {
      const request = await rowOf('request')
      if (request) await t.owner`update request set created_at = ${someTime()} where id = ${String(request.id)}`
    },
    answerRequest: () => buildRequestAnswer(t, { ...pair(), at: someTime() }).catch(() => null),
    fulfil: async () => {
      const request = await rowOf('request')
      if (request)
        await t.owner`update request set closed_at = created_at, fulfilled_at = created_at where id = ${String(request.id)}`
    },
    event: () =>
      buildEvent(t, {
        communityId,
        date: pick(edges),
        startTime: pick(['00:00', '01:00', '23:45']),
        timeZone: pick(zones),
      }),
    cancel: async () => {
      const event = await rowOf('event')
      if (event)
        await t.owner`update event set cancelled_at = ${random() < 0.5 ? new Date() : null} where id = ${String(event.id)}`
    },
    move: async () => {
      const event = await rowOf('event')
      if (event) await t.owner`update event set starts_at = ${someTime()} where id = ${String(event.id)}`
    },
    signUp: async () => {
      const event = await rowOf('event')
      const participantId = pick(people).id
      if (event)
        await buildParticipation(t, {
          communityId,
          eventId: String(event.id),
          participantId,
          joinedAt: someTime(),
        }).catch(() => null)
    },
    come: async () => {
      const participation = await rowOf('participation')
      if (participation)
        await t.owner`
          update participation set checked_in_at = ${someTime()}, checked_in_how = 'NAME', status = ${pick(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])}
          where id = ${String(participation.id)}`
    },
    write: async () => {
      const { participantId, subjectId } = pair()
      const chat = await buildChat(t, { communityId, memberIds: [participantId, subjectId] })
      await buildMessage(t, { communityId, chatId: chat.id, authorId: participantId, at: someTime() })
    },
    zone: () => t.owner`update community set time_zone = ${pick(zones)} where id = ${communityId}`,
  }
  for (let at = 0; at < 6; at++) await join()
  await renew(communityId)
  await expectSame(communityId, `seed ${seed}, at first`)
  const done: string[] = []
  for (let round = 0; round < 5; round++) {
    for (let at = 0; at < 14; at++) {
      const name =
        people.length < 4 ? 'join' : pick(Object.keys(steps).filter(each => each !== 'zone' || random() < 0.4))
      done.push(name)
      await steps[name]?.()
    }
    await renew(communityId)
    await expectSame(communityId, `seed ${seed}, round ${round}: ${done.join(' ')}`)
  }
  expect(await check(communityId)).toBe(0)
  await expectSame(communityId, `seed ${seed}, checked`)
}

describe('figures by day', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'equal a count of the rows one by one, with late rows, deletions and other zones: history %i',
    seed => liveHistory(seed),
  )

  test('count a member who deletes the profile until that day, and nobody else as left', async () => {
    const { id: communityId } = await buildCommunity(t)
    const member = await buildParticipant(t, { communityId })
    const pending = await buildParticipant(t, { communityId, moderationStatus: 'PENDING' })
    await t.owner`update participant set joined_at = '2026-01-10T12:00:00Z' where community_id = ${communityId}`
    await renew(communityId)
    expect(await listDays(communityId)).toMatchObject({ '2026-01-10': { joined: 1, members: 1, departed: 0 } })
    await t.owner`delete from participant where id in ${t.owner([member.id, pending.id])}`
    await renew(communityId)
    const days = await listDays(communityId)
    expect(days['2026-01-10']).toMatchObject({ joined: 1, members: 0, departed: 0 })
    expect(Object.values(days).reduce((sum, { departed }) => sum + departed, 0)).toBe(1)
    // A mark of another community is not touched, and one that is deleted leaves none.
    await t.owner`delete from community where id = ${communityId}`
    expect(await t.owner`select from rollup_mark where community_id = ${communityId}`).toHaveLength(0)
  })

  test('are corrected by the nightly check, which says how many days differed', async () => {
    const { id: communityId } = await buildCommunity(t)
    await buildParticipant(t, { communityId })
    await renew(communityId)
    await t.owner`update rollup_day set joined = 7 where community_id = ${communityId} and joined > 0`
    await t.owner`insert into rollup_day (community_id, day, came) values (${communityId}, '2020-02-02', 3)`
    expect(await check(communityId)).toBe(2)
    await expectSame(communityId, 'corrected')
    expect(await t.owner`select differences from rollup where community_id = ${communityId}`).toEqual([
      { differences: 2 },
    ])
    expect(await check(communityId)).toBe(0)
  })

  test('miss nothing that is committed while they are made', async () => {
    const { id: communityId } = await buildCommunity(t)
    const { id: participantId } = await buildParticipant(t, { communityId })
    const { id: subjectId } = await buildParticipant(t, { communityId })
    await renew(communityId)
    // The writer has not committed when the marks are taken: its mark and its row appear together, later.
    await t.owner.begin(async writer => {
      await writer`
        insert into intro (community_id, id, from_id, to_id, status, created_at)
        values (${communityId}, gen_random_uuid(), ${participantId}, ${subjectId}, 'SENT', '2026-05-05T10:00:00Z')`
      await renew(communityId)
      expect(await listDays(communityId)).not.toHaveProperty('2026-05-05')
    })
    await renew(communityId)
    expect(await listDays(communityId)).toMatchObject({ '2026-05-05': { introsSent: 1 } })
  })

  test('are queued for the communities in which something changed', async () => {
    const { id: changed } = await buildCommunity(t)
    const { id: quiet } = await buildCommunity(t)
    await renew(quiet)
    const queued = async () => {
      const rows = await t.owner<{ id: string }[]>`
        select payload ->> 'communityId' as id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'rollup.renew'`
      return rows.map(({ id }) => id)
    }
    const chore = rollupChores.find(({ name }) => name === 'renew rollups')
    await chore?.run({
      now: t.clock.now(),
      sql: t.sql,
      inEachCommunity: async work => {
        for (const id of [changed, quiet]) await t.app.openScope(id, true, work)
      },
    })
    expect(await queued()).toContain(changed)
    expect(await queued()).not.toContain(quiet)
  })
})
