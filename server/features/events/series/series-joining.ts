import type { Scope } from '#server/platform/http/context.ts'
import type { StoredParticipation } from '../participation/rules.ts'

/** What is told about a date that somebody joined; null while they have a step of their own to take, such as paying. */
export type JoinedDate = { participationId: string; news: 'confirmed' | 'waitlisted' | 'requested' | null }

export type JoinedDates = { participantId: string; joinId: string; dates: JoinedDate[] }

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'series.tellJoined': JoinedDates
  }
}

/** Long enough for the next date to be joined, so that one letter has all of them. */
const waitMs = 2 * 60_000

/**
 * Queues the letter about all dates that were joined so far, in the transaction of each: if the server stops between two of them, it is
 * sent with those that were joined.
 */
export async function tellJoined(scope: Scope, joined: JoinedDates, { isMoreToCome = false } = {}): Promise<void> {
  const key = `series joined ${joined.joinId}`
  const runAt = new Date(scope.now.getTime() + waitMs)
  await scope.queue('series.tellJoined', joined, isMoreToCome ? { key, runAt } : { key })
}

export function joinedDate(participation: StoredParticipation | null): JoinedDate {
  const { id = '', status, waitlistNumber, requestedAt } = participation ?? {}
  const news =
    status === 'CONFIRMED'
      ? 'confirmed'
      : waitlistNumber
        ? 'waitlisted'
        : status === 'PENDING' && requestedAt
          ? 'requested'
          : null
  return { participationId: id, news }
}
