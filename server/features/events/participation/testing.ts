import type { ParticipationStatus } from '#contract/events/event-fields.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { listener } from '#server/platform/jobs/news.ts'
import { type ExpectedStatuses, membersOnly, owningMemberOnly, owningUserOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { TestApp } from '#server/testing/harness.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'
import { buildEvent, type EventOptions, organisersOfEvent } from '../event/testing.ts'
import { participationListeners } from './listeners.ts'
import { settle } from './participation-steps.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Events of `organiser` in which the member takes part: waiting for approval, going, and with an offered place. */
    participation: { pending: string; going: string; offered: string }
  }
}

export type ParticipationOptions = {
  communityId?: string
  eventId?: string
  participantId?: string
  status?: ParticipationStatus
  plusOnes?: number
  isApproved?: boolean
  /** On the waitlist, at this number; the status is PENDING. */
  waitlistNumber?: number
  offeredUntil?: Date
  heldUntil?: Date
  joinedAt?: Date
  checkedInAt?: Date
}

export async function buildParticipation(t: FactoryContext, options: ParticipationOptions = {}) {
  const event = options.eventId && options.communityId ? null : await buildEvent(t, options)
  const communityId = options.communityId ?? (event?.communityId as string)
  const eventId = options.eventId ?? (event?.id as string)
  const participantId = options.participantId ?? (await buildParticipant(t, { communityId })).id
  const id = newId(t.clock.now())
  const at = options.joinedAt ?? t.clock.now()
  const isPending = options.waitlistNumber !== undefined || options.offeredUntil || options.heldUntil
  await t.owner`
    insert into participation (community_id, id, event_id, participant_id, status, plus_ones, is_approved, waitlist_number,
      offered_until, held_until, joined_at, changed_at, checked_in_at, checked_in_how)
    values (${communityId}, ${id}, ${eventId}, ${participantId}, ${options.status ?? (isPending ? 'PENDING' : 'CONFIRMED')},
      ${options.plusOnes ?? 0}, ${options.isApproved ?? false}, ${options.waitlistNumber ?? null}, ${options.offeredUntil ?? null},
      ${options.heldUntil ?? null}, ${at}, ${at}, ${options.checkedInAt ?? null}, ${options.checkedInAt ? 'NAME' : null})`
  if (options.waitlistNumber !== undefined)
    await t.owner`
      update event_tally set last_waitlist_number = greatest(last_waitlist_number, ${options.waitlistNumber})
      where event_id = ${eventId}`
  return { communityId, eventId, participantId, id }
}

const heard = [
  'participation.confirmed',
  'participation.requested',
  'participation.approved',
  'participation.rejected',
  'participation.cancelled',
  'participation.waitlisted',
  'participation.offered',
  'participation.expired',
  'participation.paidWithoutPlace',
] as const

/**
 * Starts an app that keeps all news of participations for `newsOf`; it must not run jobs. The listeners are removed when it has started,
 * since test files of one process share the list.
 */
export async function hearNews(start: () => Promise<TestApp>): Promise<TestApp> {
  const own = participationListeners.length
  for (const news of heard) participationListeners.push(listener(`spy ${news}`, news, async () => {}))
  try {
    return await start()
  } finally {
    participationListeners.length = own
  }
}

/** What was told about a participation, in order, with what was said beside its id. */
export async function newsOf(t: FactoryContext, participationId: string): Promise<string[]> {
  const jobs = await t.owner<{ news: string; data: Record<string, unknown> }[]>`
    select replace(k.identifier, 'hear spy ', '') as news, j.payload -> 'data' as data
    from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
    where k.identifier like 'hear spy %' and j.payload -> 'data' ->> 'participationId' = ${participationId} order by j.id`
  return jobs.map(({ news, data: { participationId: _, ...more } }) =>
    Object.keys(more).length > 0 ? `${news} ${JSON.stringify(more)}` : news,
  )
}

/** Runs what the job at the end of a hold runs. */
export const settleNow = (t: TestApp, communityId: string, eventId: string): Promise<void> =>
  t.app.openScope(communityId, true, scope => settle(scope, eventId))

type Counts = {
  placesTaken: number
  confirmed: number
  pending: number
  waiting: number
  rejected: number
  cancelled: number
}

/** The tally of an event, and the same counted from its participations. */
export async function countPlaces(t: FactoryContext, eventId: string): Promise<{ tally: Counts; counted: Counts }> {
  const [tally] = await t.owner<Counts[]>`
    select places_taken, confirmed, pending, waiting, rejected, cancelled from event_tally where event_id = ${eventId}`
  const [counted] = await t.owner<Counts[]>`
    select coalesce(sum(1 + plus_ones) filter (where status = 'CONFIRMED'
        or (status = 'PENDING' and (offered_until is not null or held_until is not null))), 0)::integer as places_taken,
      count(*) filter (where status = 'CONFIRMED')::integer as confirmed,
      count(*) filter (where status = 'PENDING' and waitlist_number is null)::integer as pending,
      count(*) filter (where waitlist_number is not null)::integer as waiting,
      count(*) filter (where status = 'REJECTED')::integer as rejected,
      count(*) filter (where status = 'CANCELLED')::integer as cancelled
    from participation where event_id = ${eventId}`
  return { tally: tally as Counts, counted: counted as Counts }
}

/** Of the member's own participation, which also unconfirmed profiles might have. */
const owningProfileOnly: ExpectedStatuses = { ...owningMemberOnly, pending: 404 }

const mine = (event: 'pending' | 'going' | 'offered') => ({
  input: ({ participation }: World) => ({ id: participation[event] }),
  ids: ({ event: { elsewhere } }: World) => ({ id: elsewhere }),
})

const theirs = (event: 'pending' | 'going') => ({
  access: organisersOfEvent,
  actor: 'organiser' as const,
  input: ({ participation, people }: World) => ({
    id: participation[event],
    pid: people.member.participantId as string,
  }),
  ids: ({ event: { elsewhere }, people }: World) => ({
    id: elsewhere,
    pid: people.foreignAdmin.participantId as string,
  }),
})

export const testing: SliceTesting<'participation'> = {
  noun: 'participation',
  calls: {
    listConfirmed: { ...mine('going'), access: { ...membersOnly, organiser: 200, admin: 200 } },
    confirm: {
      access: membersOnly,
      input: ({ event }) => ({ id: event.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    cancel: { ...mine('going'), access: owningProfileOnly },
    get: {
      access: { ...owningUserOnly, organiser: 200, moderator: 200, admin: 200 },
      input: ({ participation, people }) => ({
        participantId: people.member.participantId as string,
        eventId: participation.going,
      }),
      ids: ({ event, people }) => ({
        participantId: people.foreignAdmin.participantId as string,
        eventId: event.elsewhere,
      }),
    },
    approve: theirs('pending'),
    reject: theirs('pending'),
    setStatus: {
      ...theirs('going'),
      input: ({ participation, people }) => ({
        id: participation.going,
        pid: people.member.participantId as string,
        status: 'REJECTED',
      }),
    },
    acceptOffer: {
      ...mine('offered'),
      access: { ...owningMemberOnly, anotherMember: 409, anotherOrganiser: 409, moderator: 409 },
    },
    declineOffer: {
      ...mine('offered'),
      access: { ...owningProfileOnly, pending: 409, anotherMember: 409, anotherOrganiser: 409, moderator: 409 },
    },
    updatePlusOnes: {
      ...mine('going'),
      access: owningMemberOnly,
      input: ({ participation }) => ({ id: participation.going, plusOnes: 1 }),
    },
    resume: { ...mine('pending'), access: owningMemberOnly },
  },
  tables: {
    participation: (t, { communityId, participantId }) => buildParticipation(t, { communityId, participantId }),
    event_tally: (t, { communityId }) => buildEvent(t, { communityId }),
  },
  buildPart: async ({ t, here, people }) => {
    const build = async (event: EventOptions, participation: ParticipationOptions) => {
      const responsibles = [people.organiser.userId]
      const { id } = await buildEvent(t, { communityId: here.id, responsibles, maxPlusOnes: 2, ...event })
      const participantId = people.member.participantId as string
      await buildParticipation(t, { communityId: here.id, eventId: id, participantId, ...participation })
      return id
    }
    const inAnHour = new Date(t.clock.now().getTime() + 3_600_000)
    return {
      pending: await build({ isApprovalRequired: true }, { status: 'PENDING' }),
      going: await build({}, {}),
      offered: await build({ maxParticipants: 1, waitlist: 'OFFER' }, { offeredUntil: inAnHour }),
    }
  },
}
