import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export type Group = { chatId: string; title: string; linkedAt: string }

/** The group of this community; null without one. */
export async function findGroup(db: Db): Promise<Group | null> {
  const [row] = await db<Group[]>`select chat_id, title, linked_at from telegram_group`
  return row ?? null
}

type NewGroup = { communityId: string; chatId: string; title: string; linkedBy: string | null; at: Date }

/** Replaces the former one. */
export async function saveGroup(db: Db, { communityId, chatId, title, linkedBy, at }: NewGroup): Promise<void> {
  await db`
    insert into telegram_group (community_id, chat_id, title, linked_by, linked_at)
    values (${communityId}, ${chatId}, ${title}, ${linkedBy}, ${at})
    on conflict (community_id) do update set chat_id = excluded.chat_id, title = excluded.title, linked_by = excluded.linked_by,
      linked_at = excluded.linked_at`
}

export async function unlinkGroup(db: Db): Promise<void> {
  await db`delete from telegram_group`
}

/** False if this chat is not the group of the community, or no longer. */
export async function removeGroup(db: Db, chatId: string): Promise<boolean> {
  const rows = await db`delete from telegram_group where chat_id = ${chatId} returning community_id`
  return rows.length > 0
}

/** A group that becomes a supergroup gets another id. */
export async function moveGroup(db: Db, from: string, to: string): Promise<void> {
  await db`update telegram_group set chat_id = ${to} where chat_id = ${from}`
}

export async function renameGroup(db: Db, chatId: string, title: string): Promise<void> {
  await db`update telegram_group set title = ${title} where chat_id = ${chatId}`
}

/** Communities whose group this chat is. */
export async function listCommunitiesOf(db: Db, chatId: string): Promise<string[]> {
  const rows = await db<
    { communityId: string }[]
  >`select community_id from communities_of_telegram_group(${chatId}::text)`
  return rows.map(({ communityId }) => communityId)
}

export async function exportGroups(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select title, linked_at as at from telegram_group where linked_by = ${participantId}`
}

export async function forgetLinker(db: Db, { participantId }: Person): Promise<void> {
  await db`update telegram_group set linked_by = null where linked_by = ${participantId}`
}
