import type { telegramApi } from '#contract/users/telegram.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isSigned } from './rules.ts'
import * as store from './store.ts'

type Api = typeof telegramApi

export const connect: Action<Api['connect']> = async ({ userId, chatId, username = '', nonce }, ctx) => {
  ensure(userId === ctx.actor.userId, 'NOT_FOUND')
  ensure(isSigned(chatId, nonce, ctx.config.SESSION_SECRET, ctx.now), 'INVALID_CODE')
  await store.linkChat(ctx.db, { userId, chatId, username, linkedAt: ctx.now })
  return {}
}

export const findConnectedTelegram = store.findTelegram

/** Removes the link of the user's account to a chat. */
export const disconnectTelegram = (db: Db, userId: string): Promise<void> => store.unlinkChat(db, userId)

/** What the bot does with a user's chat. */
export const linkTelegram = store.linkChat
export const findTelegramChat = store.findChat
export const findUserOfTelegram = store.findUserOfChat
export const stopTelegram = store.stopChat
export const resumeRevokedTelegram = store.resumeRevoked
export type TelegramStopReason = store.StopReason
