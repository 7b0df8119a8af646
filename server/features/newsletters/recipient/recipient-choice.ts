import { isDeepStrictEqual } from 'node:util'
import type { NewsletterRecipients } from '#contract/newsletters/newsletter-shapes.ts'
import { whereMembers } from '#server/features/crm/member-filter/actions.ts'
import { getSegmentFilter } from '#server/features/crm/segment/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Actor, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { Chosen } from './store.ts'

/** Whom a newsletter is for at this moment. A segment that was deleted holds nobody. */
export async function chosenBy(
  scope: Pick<Scope, 'db' | 'now' | 'community'>,
  { isEveryone, participantIds, segmentIds, filter, except = [] }: NewsletterRecipients,
): Promise<Chosen> {
  const { now, community } = scope
  const filters = filter ? [filter] : []
  for (const id of segmentIds) {
    const ofSegment = await getSegmentFilter(scope.db, id)
    if (ofSegment) filters.push(ofSegment)
  }
  const on = { now, community }
  return { isEveryone, participantIds, except, filters: filters.map(each => (db: Db) => whereMembers(db, each, on)) }
}

type Filter = NewsletterRecipients['filter']

/**
 * Only those who see the CRM write a filter: the number of its members tells what a field of a member contains. One that another
 * manager has saved may stay.
 */
export function ensureMayFilter(
  { permissions }: Pick<Actor, 'permissions'>,
  filter: Filter,
  saved: Filter = null,
): void {
  ensure(
    filter === null || permissions.includes('CAN_VIEW_ADMIN_PANEL') || isDeepStrictEqual(filter, saved),
    'FORBIDDEN',
  )
}
