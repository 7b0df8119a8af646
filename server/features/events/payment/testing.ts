import type { PaymentStatus } from '#contract/events/event-fields.ts'
import { newId } from '#server/platform/db/id.ts'
import { actorNames, type ExpectedStatuses, owningMemberOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'
import { buildEvent, organisersOfEvent } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** A paid event of `organiser`, for which the member has to pay. */
    payment: { here: string }
  }
}

type PaymentOptions = {
  communityId: string
  eventId: string
  participationId: string
  status?: PaymentStatus
  reference?: string
  /** The organiser who set the status. */
  changedBy?: string
}

export async function buildPayment(t: FactoryContext, options: PaymentOptions) {
  const { communityId, eventId, participationId, status = 'UNPAID' } = options
  const [id, now] = [newId(t.clock.now()), t.clock.now()]
  const reference = options.reference ?? `ref-${id}`
  await t.owner`
    insert into payment (community_id, id, event_id, participation_id, reference, status, amount, currency, paid_at, changed_at, changed_by)
    values (${communityId}, ${id}, ${eventId}, ${participationId}, ${reference}, ${status}, 18, 'EUR',
      ${status === 'PAID' ? now : null}, ${now}, ${options.changedBy ?? null})`
  return { id, reference }
}

/** The sample has no signature, which would be too old when it is sent. */
const unsigned: ExpectedStatuses = Object.fromEntries(actorNames.map(name => [name, 403])) as ExpectedStatuses

const managed = {
  access: organisersOfEvent,
  actor: 'organiser' as const,
  input: ({ payment }: World) => ({ id: payment.here }),
  ids: ({ event }: World) => ({ id: event.elsewhere }),
}

export const testing: SliceTesting<'payment'> = {
  noun: 'payment',
  calls: {
    reportPaid: {
      access: { ...owningMemberOnly, pending: 404 },
      input: ({ payment }) => ({ id: payment.here }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    setStatus: {
      ...managed,
      input: ({ payment, people }) => ({
        id: payment.here,
        pid: people.member.participantId as string,
        status: 'PAID',
      }),
      ids: ({ event, people }) => ({ id: event.elsewhere, pid: people.foreignAdmin.participantId as string }),
    },
    receiveNotice: { access: unsigned, status: 403, input: ({ payment }) => ({ id: payment.here, notice: '{}' }) },
    getWebhook: managed,
    renewWebhook: managed,
  },
  tables: {
    payment: async (t, { communityId, participantId, userId }) => {
      const event = await buildEvent(t, { communityId, price: 18 })
      const { id } = await buildParticipation(t, { communityId, eventId: event.id, participantId })
      return buildPayment(t, { communityId, eventId: event.id, participationId: id, changedBy: userId })
    },
    payment_notice: async (t, { communityId }) => t.owner`
      insert into payment_notice (community_id, event_id, notice_id, received_at)
      values (${communityId}, ${(await buildEvent(t, { communityId })).id}, 'notice-1', ${t.clock.now()})`,
  },
  buildPart: async ({ t, here, people }) => {
    const [communityId, responsibles] = [here.id, [people.organiser.userId]]
    const { id: eventId } = await buildEvent(t, { communityId, responsibles, price: 18 })
    const heldUntil = new Date(t.clock.now().getTime() + 3_600_000)
    const participantId = people.member.participantId as string
    const { id } = await buildParticipation(t, { communityId, eventId, participantId, heldUntil })
    await buildPayment(t, { communityId, eventId, participationId: id })
    return { here: eventId }
  },
}
