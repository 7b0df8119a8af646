import { Temporal } from 'temporal-polyfill'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

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
  'pairsShown',
  'pairsConnected',
  'pairsAnswered',
  'pairsMet',
  'pairsScored',
] as const
type Figures = Record<(typeof names)[number], number>

export const listDays = async (t: FactoryContext, communityId: string): Promise<Record<string, Figures>> => {
  const rows = await t.owner<(Figures & { day: string; communityId: string })[]>`
    select * from rollup_day where community_id = ${communityId} order by day`
  return Object.fromEntries(rows.map(({ day, communityId: _, ...figures }) => [day, figures]))
}
export const listCohorts = async (t: FactoryContext, communityId: string) => {
  const rows = await t.owner<{ joinedMonth: string; activeMonth: string; members: number }[]>`
    select joined_month, active_month, members from rollup_cohort where community_id = ${communityId} order by 1, 2`
  return rows.map(({ joinedMonth, activeMonth, members }) => `${joinedMonth} ${activeMonth} ${members}`)
}

/** Reads all rows of the community and counts them one by one: another way to the same figures. */
export async function countRows(t: FactoryContext, communityId: string) {
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
  const momentOf = (at: unknown) => new Date(String(at)).getTime()
  people.forEach((one, at) => {
    for (const other of people.slice(at + 1)) {
      const isPair = (a: unknown, b: unknown) => (a === one.id && b === other.id) || (a === other.id && b === one.id)
      const own = matchings.filter(m => isPair(m.participantId, m.subjectId))
      const [first] = own
        .filter(m => m.origin !== 'INTRO')
        .sort((a, b) => momentOf(a.matchedAt) - momentOf(b.matchedAt))
      if (!first) continue
      const day = dayOf(first.matchedAt)
      const intro = intros.find(i => isPair(i.fromId, i.toId))
      const scorers = new Set(own.filter(m => m.score !== null).map(m => m.participantId))
      add(day, 'pairsShown')
      if (intro) add(day, 'pairsConnected')
      if (intro?.answeredAt) add(day, 'pairsAnswered')
      if (scorers.size > 0) add(day, 'pairsMet')
      if (scorers.size === 2) add(day, 'pairsScored')
    }
  })
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

/** The participant of a row and somebody else, by their ids. */
async function pairOf(
  t: FactoryContext,
  { communityId, participantId }: { communityId: string; participantId: string },
) {
  const { id } = await buildParticipant(t, { communityId })
  return [participantId, id].sort() as [string, string]
}

export const testing: SliceTesting<'rollup'> = {
  noun: 'rollup',
  tables: {
    departure: (t, { communityId }) =>
      t.owner`insert into departure (community_id, joined_at, left_at) values (${communityId}, ${t.clock.now()}, ${t.clock.now()})`,
    rollup_mark: async (t, row) => {
      const [one, other] = await pairOf(t, row)
      await t.owner`
        insert into rollup_mark (community_id, at, first_id, second_id) values (${row.communityId}, ${t.clock.now()}, ${one}, ${other})`
    },
    rollup_pair: async (t, row) => {
      const [one, other] = await pairOf(t, row)
      await t.owner`
        insert into rollup_pair (community_id, first_id, second_id, day, is_connected, is_answered, scored_by)
        values (${row.communityId}, ${one}, ${other}, '2026-11-17', true, false, 0)`
    },
    rollup: (t, { communityId }) =>
      t.owner`insert into rollup (community_id, time_zone, made_at) values (${communityId}, 'UTC', ${t.clock.now()})
        on conflict do nothing`,
    rollup_day: (t, { communityId }) =>
      t.owner`insert into rollup_day (community_id, day) values (${communityId}, '2026-11-17')`,
    activity_day: (t, { communityId, participantId }) =>
      t.owner`insert into activity_day (community_id, day, participant_id) values (${communityId}, '2026-11-17', ${participantId})`,
    rollup_cohort: (t, { communityId }) =>
      t.owner`insert into rollup_cohort (community_id, joined_month, active_month, members)
        values (${communityId}, '2026-11-01', '2026-11-01', 3)`,
    distribution: (t, { communityId }) =>
      t.owner`insert into distribution (community_id, kind, part, key, members) values (${communityId}, 'TAG', 'GROUP', 'tea', 3)`,
  },
}
