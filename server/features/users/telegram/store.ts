import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Link = { userId: string; chatId: string; username: string; linkedAt: Date }

/** One chat per user and one user per chat; the newest link wins. */
export async function linkChat(db: Db, { userId, chatId, username, linkedAt }: Link): Promise<void> {
  await db`delete from telegram_account where chat_id = ${chatId} and user_id <> ${userId}`
  await db`
    insert into telegram_account (user_id, chat_id, username, linked_at) values (${userId}, ${chatId}, ${username}, ${linkedAt})
    on conflict (user_id) do update set chat_id = excluded.chat_id, username = excluded.username, linked_at = excluded.linked_at`
  await db`update participant set is_telegram_connected = true where user_id = ${userId}`
}

export async function findTelegram(db: Db, userId: string): Promise<{ username: string; linkedAt: string } | null> {
  const [row] = await db<{ username: string; linkedAt: string }[]>`
    select username, linked_at from telegram_account where user_id = ${userId}`
  return row ?? null
}

export async function unlinkChat(db: Db, userId: string): Promise<void> {
  await db`delete from telegram_account where user_id = ${userId}`
  await db`update participant set is_telegram_connected = false where user_id = ${userId}`
}

export async function exportTelegram(db: Db, { userId }: Person): Promise<unknown> {
  const [row] = await db`select chat_id, username, linked_at from telegram_account where user_id = ${userId}`
  return row ?? null
}

export async function removeTelegram(db: Db, { userId }: Person): Promise<void> {
  await db`delete from telegram_account where user_id = ${userId}`
}
