import type { NewsletterRecipients } from '#contract/newsletters/newsletter.ts'
import { getSegmentFilter } from '#server/features/crm/segment/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import type { Chosen } from './store.ts'

/** Whom a newsletter is for at this moment. A segment that was deleted holds nobody. */
export async function chosenBy(
  { db, now, community }: Pick<Scope, 'db' | 'now' | 'community'>,
  { isEveryone, participantIds, segmentIds, filter }: NewsletterRecipients,
): Promise<Chosen> {
  const filters = filter ? [filter] : []
  for (const id of segmentIds) {
    const ofSegment = await getSegmentFilter(db, id)
    if (ofSegment) filters.push(ofSegment)
  }
  return { isEveryone, participantIds, filters, on: { now, community } }
}
