import { buildSession } from '#server/features/auth/session/testing.ts'
import { signedIn } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { newTicket, ticketLifeMs } from './rules.ts'

type TicketOptions = { communityId: string; userId: string }

/** A ticket that nobody has used. */
export async function buildTicket(t: FactoryContext, { communityId, userId }: TicketOptions): Promise<string> {
  const { ticket, hash } = newTicket()
  const session = await buildSession(t, { communityId, userId })
  const expiresAt = new Date(t.clock.now().getTime() + ticketLifeMs)
  await t.owner`
    insert into socket_ticket (community_id, hash, user_id, session_id, expires_at)
    values (${communityId}, ${hash}, ${userId}, ${session.id}, ${expiresAt})`
  return ticket
}

export const testing: SliceTesting<'socket'> = {
  noun: 'socket',
  calls: { issueTicket: { access: signedIn, input: () => ({}) } },
  tables: { socket_ticket: buildTicket },
}
