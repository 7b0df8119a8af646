import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A sent letter in a community's outbox. */
export async function buildLetter(
  t: FactoryContext,
  options: { communityId?: string; onceKey?: string; plain?: string } = {},
): Promise<{ communityId: string; id: string }> {
  const communityId = options.communityId ?? (await buildCommunity(t)).id
  const id = newId(t.clock.now())
  await t.owner`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, calendar_method, calendar, once_key, status,
      created_at)
    values (${communityId}, ${id}, 'test', 'reader@example.com', 'en', 'A letter', '<p>Hello</p>', ${options.plain ?? 'Hello'},
      'PUBLISH', 'BEGIN:VCALENDAR', ${options.onceKey ?? null}, 'SENT', ${t.clock.now()})`
  return { communityId, id }
}

export const testing: SliceTesting<'mail'> = {
  noun: 'mail',
  tables: { letter: (t, { communityId }) => buildLetter(t, { communityId }) },
}
