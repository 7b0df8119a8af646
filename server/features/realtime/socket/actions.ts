import type { socketApi } from '#contract/realtime/socket.ts'
import type { Action } from '#server/platform/http/context.ts'
import { newTicket, ticketLifeMs } from './rules.ts'
import * as store from './store.ts'

type Api = typeof socketApi

export const issueTicket: Action<Api['issueTicket']> = async (_input, { db, community, actor, now }) => {
  const { ticket, hash } = newTicket()
  const expiresAt = new Date(now.getTime() + ticketLifeMs)
  const { userId, sessionId } = actor
  await store.insertTicket(db, { communityId: community.id, hash, userId, sessionId, expiresAt })
  return { ticket, expiresAt: expiresAt.toISOString() }
}
