import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

/** Name and tags of a member, whose tags nobody else changes until the transaction ends; null if there is none. */
export async function lockTags(db: Db, participantId: string): Promise<{ name: string; tags: string[] } | null> {
  const [member] = await db<{ name: string }[]>`
    select trim(first_name || ' ' || last_name) as name from participant where id = ${participantId}
    ${lockRows(db, 'member tags')}`
  if (!member) return null
  const rows = await db<{ tag: string }[]>`
    select tag from member_tag where participant_id = ${participantId} order by lower(tag), tag`
  return { ...member, tags: rows.map(({ tag }) => tag) }
}

type Tagging = { communityId: string; participantIds: string[]; tags: string[]; at: Date }

/** Tags that a member has already stay as they are. */
export async function addTags(db: Db, { communityId, participantIds, tags, at }: Tagging): Promise<void> {
  await db`
    insert into member_tag (community_id, participant_id, tag, created_at)
    select ${communityId}, p.id, t.tag, ${at} from unnest(${participantIds}::uuid[]) p (id), unnest(${tags}::text[]) t (tag)
    on conflict do nothing`
}

export async function removeTags(db: Db, participantIds: string[], tags: string[]): Promise<void> {
  await db`delete from member_tag where participant_id = any (${participantIds}::uuid[]) and tag = any (${tags}::text[])`
}

export async function exportTags(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select tag, created_at from member_tag where participant_id = ${participantId} order by created_at, tag`
}
