import type { PaymentStatus } from '#contract/events/event-fields.ts'
import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { buildEvent } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

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

export const testing: SliceTesting<'payment'> = {
  noun: 'payment',
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
}
