import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type Link = { userId: string; chatId: string; username: string; linkedAt: Date }

/** One chat per user and one user per chat; the newest link wins. */
export async function linkChat(db: Db, { userId, chatId, username, linkedAt }: Link): Promise<void> {
  await db`delete from telegram_account where chat_id = ${chatId} and user_id <> ${userId}`
  await db`
    insert into telegram_account (user_id, chat_id, username, linked_at) values (${userId}, ${chatId}, ${username}, ${linkedAt})
    on conflict (user_id) do update set chat_id = excluded.chat_id, username = excluded.username, linked_at = excluded.linked_at,
      stopped_at = null, stop_reason = null`
  // Read by the previous release; this one looks for the account.
  await db`update participant set is_telegram_connected = true where user_id = ${userId}`
  // Wakes the event streams of this user, in whichever process they are.
  await db`select pg_notify('telegram_connected', ${userId})`
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

/** The linked chat; null without one. `stopReason` says why the bot may not write there. */
export async function findChat(
  db: Db,
  userId: string,
): Promise<{ chatId: string; stopReason: StopReason | null } | null> {
  const [row] = await db<{ chatId: string; stopReason: StopReason | null }[]>`
    select chat_id, case when stopped_at is not null then stop_reason end as stop_reason from telegram_account where user_id = ${userId}`
  return row ?? null
}

/** The user of a chat, unless the account is blocked or deleted. */
export async function findUserOfChat(
  db: Db,
  chatId: string,
): Promise<{ userId: string; lang: Language | null } | null> {
  const [row] = await db<{ userId: string; lang: Language | null }[]>`
    select a.user_id, u.preferred_lang as lang from telegram_account a join app_user u on u.id = a.user_id
    where a.chat_id = ${chatId} and u.deleted_at is null and u.blocked_at is null`
  return row ?? null
}

/** BLOCKED by the person, STOPPED by a command, REVOKED with the token of the bot. */
export type StopReason = 'BLOCKED' | 'STOPPED' | 'REVOKED'

/** False if it had stopped before. */
export async function stopChat(db: Db, userId: string, reason: StopReason, at: Date): Promise<boolean> {
  const rows = await db`
    update telegram_account set stopped_at = ${at}, stop_reason = ${reason} where user_id = ${userId} and stopped_at is null
    returning user_id`
  return rows.length > 0
}

/** The bot writes again to all whose chats stopped with its token. */
export async function resumeRevoked(db: Db): Promise<void> {
  await db`update telegram_account set stopped_at = null, stop_reason = null where stop_reason = 'REVOKED'`
}
