import { datesOf } from '#contract/events/recurrence.ts'
import { instantsOf } from '#server/features/events/event/rules.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { addDays } from '#server/platform/clock/zone.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { type CastMember, type EventCast, eventCast } from '../events/cast.ts'
import type { DemoEvent } from '../events/event.ts'
import { demoEvents } from '../events/list.ts'
import { questionRows } from '../events/questions.ts'
import { feedbackNotes } from '../events/words.ts'
import { makeAccounts } from '../members/accounts.ts'
import { demoDate, idFor, randomFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, type Row } from './rows.ts'

/** Events of every community: past and coming, with participants, waitlists, payments, questions, answers and feedback. */
export const eventsPart: DemoPart = {
  name: 'events-1',
  async load(db, { now }) {
    const accounts = makeAccounts()
    for (const community of demoCommunities)
      for (const event of demoEvents[community.domain] ?? []) {
        const cast = eventCast(accounts, community.domain, event)
        await writeEvent(db, { community, event, cast, now })
      }
  },
}

type Writing = { community: (typeof demoCommunities)[number]; event: DemoEvent; cast: EventCast; now: Date }

async function writeEvent(db: Db, { community, event, cast, now }: Writing): Promise<void> {
  const { domain, timeZone } = community
  const first = event.on && addDays(mondayOf(now, timeZone), event.on.week * 7 + event.on.weekday - 1)
  const dates =
    first && event.series ? datesOf(first, { frequency: event.series.frequency, end: event.series }) : [first]
  const seriesId = event.series ? idFor(demoDate, 'series', domain, event.slug) : null
  if (event.series && seriesId)
    await insertRows(db, 'event_series', [
      {
        community_id: communityId(domain),
        id: seriesId,
        frequency: event.series.frequency,
        event_count: event.series.count,
        created_at: demoDate,
      },
    ])
  for (const [index, date] of dates.entries()) {
    const slug = index === 0 ? event.slug : `${event.slug}-${index + 1}`
    const id = idFor(demoDate, 'event', domain, slug)
    const instants = instantsOf({ ...localTimes(event, date), timeZone: event.timeZone ?? timeZone })
    await insertRows(db, 'event', [eventRow({ community, event, cast, now }, { id, slug, date, seriesId, instants })])
    const participants = cast.participants.map(participant => joinedBefore(participant, instants?.startsAt ?? demoDate))
    await writeParts(db, { community, event, cast: { ...cast, participants }, now }, { id, instants }, index === 0)
  }
}

type Instants = ReturnType<typeof instantsOf>
type Occurrence = { id: string; slug: string; date: string | null; seriesId: string | null; instants: Instants }

function localTimes({ start = null, end = null }: { start?: string | null; end?: string | null }, date: string | null) {
  const startTime = date ? start : null
  return { date, startTime, endTime: startTime ? end : null }
}

/** Somebody who takes part in a past event joined it before it began. */
const joinedBefore = (participant: CastMember, start: Date): CastMember =>
  participant.joinedAt < start
    ? participant
    : { ...participant, joinedAt: new Date(start.getTime() - (demoDate.getTime() - participant.joinedAt.getTime())) }

function eventRow({ community, event, cast }: Writing, { id, slug, date, seriesId, instants }: Occurrence): Row {
  const { lang } = community
  const { startTime, endTime } = localTimes(event, date)
  const venue = typeof event.at === 'string' ? null : event.at
  const point = venue ? `${venue.latitude},${venue.longitude}` : ''
  return {
    community_id: communityId(community.domain),
    id,
    series_id: seriesId,
    created_by: cast.organiserId,
    lang,
    title: event.title[lang],
    description: event.description[lang],
    slug,
    event_date: date,
    start_time: startTime,
    end_time: endTime,
    time_zone: event.timeZone ?? community.timeZone,
    starts_at: instants?.startsAt ?? null,
    ends_at: instants?.endsAt ?? null,
    is_location_confirmed: event.at !== 'to be confirmed',
    type: event.at === 'online' ? 'ONLINE' : 'OFFLINE',
    address_line: venue?.addressLine ?? '',
    latitude: venue?.latitude ?? null,
    longitude: venue?.longitude ?? null,
    maps_link: venue ? `https://www.google.com/maps/search/?api=1&query=${point}` : '',
    country: venue?.country ?? '',
    region: venue?.region ?? '',
    city: venue?.city ?? '',
    postal_code: venue?.postalCode ?? '',
    location_visibility: event.locationVisibility ?? 'FULL_ADDRESS',
    online_meeting_link: event.at === 'online' ? `https://meet.example.org/${slug}` : '',
    is_paid: event.price !== undefined,
    price: event.price?.amount ?? null,
    currency: event.price?.currency ?? null,
    payment_link: event.price ? `https://pay.example.org/${slug}` : '',
    visibility: event.isPrivate ? 'PRIVATE' : 'PUBLIC',
    is_approval_required: event.needsApproval ?? false,
    is_onboarding_enabled: event.questions !== undefined,
    max_participants: event.places ?? null,
    max_plus_ones: event.plusOnes ?? 0,
    waitlist: event.waitlist ?? 'AUTOMATIC',
    organizer_contact: community.senderEmail,
    cover_kind: event.cover.kind,
    cover_palette: event.cover.palette,
    created_at: demoDate,
    updated_at: demoDate,
  }
}

/** Organisers, translation, participants and, for the first event of a series, questions with answers. */
async function writeParts(
  db: Db,
  { community, event, cast, now }: Writing,
  { id: eventId, instants }: Pick<Occurrence, 'id' | 'instants'>,
  isFirst: boolean,
): Promise<void> {
  const place = { community_id: communityId(community.domain), event_id: eventId }
  const other = community.lang === 'en' ? 'ru' : 'en'
  await insertRows(db, 'event_translation', [
    { ...place, language: other, title: event.title[other], description: event.description[other] },
  ])
  await insertRows(
    db,
    'responsible',
    cast.responsibleIds.map(user_id => ({ ...place, user_id, added_at: demoDate })),
  )
  const participants = isFirst
    ? cast.participants
    : cast.participants.filter(({ status }) => status === 'CONFIRMED').slice(0, 5)
  const rows = participants.map((participant, index) => ({
    ...place,
    id: idFor(demoDate, 'participation', eventId, participant.id),
    participant_id: participant.id,
    status: participant.status,
    is_approved: participant.status === 'CONFIRMED' && (event.needsApproval ?? false),
    waitlist_number: participant.isWaiting ? index + 1 : null,
    onboarding_started_at: event.questions ? participant.joinedAt : null,
    onboarding_completed_at:
      event.questions && !participant.isUnfinished
        ? new Date(participant.joinedAt.getTime() + participant.answeringMs)
        : null,
    joined_at: participant.joinedAt,
    changed_at: participant.joinedAt,
    checked_in_at: participant.hasCome ? arrivalOf(participant, instants, now) : null,
    checked_in_how: participant.hasCome ? 'QR' : null,
  }))
  await insertRows(db, 'participation', rows)
  await db`
    update event_tally set last_waitlist_number = (
      select coalesce(max(waitlist_number), 0) from participation where community_id = ${place.community_id} and event_id = ${eventId})
    where community_id = ${place.community_id} and event_id = ${eventId}`
  if (event.price) await writePayments(db, place, event.price, rows)
  if (event.came) await writeFeedback(db, community, place, { rows, endsAt: instants?.endsAt ?? now, event })
  if (isFirst && event.questions)
    for (const [table, rows] of questionRows(community, eventId, event.questions, cast.participants))
      await insertRows(db, table, rows)
}

/** Around the start, and never in the future. */
const arrivalOf = ({ arrivesAfterMs }: CastMember, instants: Instants, now: Date): Date =>
  new Date(Math.min(now.getTime(), (instants?.startsAt ?? now).getTime() + arrivesAfterMs))

type Place = { community_id: string; event_id: string }

/** Of about half of those who came; the member whose account visitors use is still asked. */
async function writeFeedback(
  db: Db,
  { lang }: Writing['community'],
  place: Place,
  { rows, endsAt, event }: { rows: Row[]; endsAt: Date; event: DemoEvent },
): Promise<void> {
  const given = rows.slice(event.member === 'going' ? 1 : 0).flatMap(({ id, participant_id, checked_in_at }) => {
    const random = randomFor('feedback', String(id))
    if (!checked_in_at || !random.chance(0.5)) return []
    return [
      {
        ...place,
        id: idFor(demoDate, 'feedback', String(id)),
        participation_id: id as string,
        participant_id: participant_id as string,
        score: random.pick([5, 5, 5, 4, 4, 3]),
        note: random.chance(0.4) ? random.pick(feedbackNotes[lang]) : '',
        given_at: new Date(endsAt.getTime() + Math.round(random.between(10, 900)) * 60_000),
      },
    ]
  })
  await insertRows(db, 'event_feedback', given)
}

async function writePayments(
  db: Db,
  place: Place,
  price: { amount: number; currency: string },
  participations: Row[],
): Promise<void> {
  await insertRows(
    db,
    'payment',
    participations
      .filter(({ status }) => status === 'CONFIRMED')
      .map(({ id, joined_at }) => ({
        ...place,
        id: idFor(demoDate, 'payment', String(id)),
        participation_id: id as string,
        reference: idFor(demoDate, 'reference', String(id)),
        status: 'PAID',
        amount: price.amount,
        currency: price.currency,
        paid_at: joined_at as Date,
        changed_at: joined_at as Date,
      })),
  )
}
