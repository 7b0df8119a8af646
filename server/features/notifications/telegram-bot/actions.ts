import { z } from 'zod'
import { type Language, languages } from '#contract/languages.ts'
import type { telegramBotApi } from '#contract/notifications/telegram-bot.ts'
import {
  findTelegramChat,
  findUserOfTelegram,
  resumeRevokedTelegram,
  stopTelegram,
} from '#server/features/users/telegram/actions.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import type { Actions, UserContext, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { listCallers } from '#server/platform/http/store.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { setTelegramWebhook } from '#server/platform/messengers/telegram.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { telegramBotOf } from '../delivery/delivery-transport.ts'
import { readPress } from '../delivery/rules.ts'
import { hearGroup } from '../telegram-group/actions.ts'
import { chatQueue } from './jobs.ts'
import { isSecret, linkNonce, readCommand, readNonce } from './rules.ts'
import * as store from './store.ts'
import type { TelegramConnections } from './telegram-bot-connections.ts'

type Api = typeof telegramBotApi

const streamMs = 5 * 60_000
const tickMs = 3000

const from = z.object({ id: z.number(), username: z.string().optional(), language_code: z.string().optional() })
const chat = z.object({ id: z.number(), type: z.string(), title: z.string().optional() })

/** Of an update only what is handled; everything else in it is ignored. */
const updateShape = z.object({
  update_id: z.number().int(),
  message: z
    .object({
      chat,
      from: from.optional(),
      text: z.string().optional(),
      migrate_to_chat_id: z.number().optional(),
      new_chat_title: z.string().optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
  callback_query: z
    .object({
      id: z.string(),
      from,
      data: z.string(),
      message: z.object({ message_id: z.number(), chat, text: z.string().default('') }),
    })
    .optional(),
})
type Update = z.infer<typeof updateShape>

export const telegramBotActions = (connections: TelegramConnections): Actions<Api> => ({
  async getLink(_input, { config, actor, community, now }) {
    const { TELEGRAM_BOT_NAME: name, TELEGRAM_LINK_ROOT: root } = config
    ensure(telegramBotOf(config) && name, 'CHANNEL_OFF')
    const nonce = linkNonce(actor.userId, community.id, config.SESSION_SECRET, now)
    return { url: `${root.replace(/\/$/, '')}/${name}?start=${nonce}`, isOffered: true }
  },

  async receive({ update }, ctx) {
    const wanted = ctx.config.TELEGRAM_WEBHOOK_SECRET
    ensure(wanted && isSecret(ctx.request.signature, wanted), 'INVALID_SIGNATURE')
    const read = updateShape.safeParse(parse(update))
    // Kinds of updates that nobody asked for are accepted: Telegram would repeat them.
    if (!read.success || !(await store.insertUpdate(ctx.db, read.data.update_id, ctx.now))) return {}
    await handle(read.data, ctx)
    return {}
  },

  async watchConnection({ userId }, ctx) {
    ensure(userId === ctx.actor.userId, 'NOT_FOUND')
    return { type: 'text/event-stream', cache: 'never', body: watch(ctx, connections) }
  },
})

/** Tells Telegram where this server listens. A bot that works again writes to those whose chats had stopped with its token. */
export async function registerWebhook(config: Config, sql: Sql, url: string): Promise<void> {
  const bot = telegramBotOf(config)
  if (!bot || !config.TELEGRAM_WEBHOOK_SECRET) return
  await setTelegramWebhook(bot, new URL('/api/telegram/webhook', url).href, config.TELEGRAM_WEBHOOK_SECRET)
  await resumeRevokedTelegram(sql)
}

/** What an update asks for becomes a job in the community that it is about. */
async function handle(update: Update, ctx: VisitorContext): Promise<void> {
  const { db } = ctx
  const { message, callback_query: pressed } = update
  if (pressed) {
    const press = readPress(pressed.data)
    // In a private chat, chat and person have the same id.
    if (!press || pressed.message.chat.id !== pressed.from.id) return
    const { communityId, ...what } = press
    const chatId = String(pressed.from.id)
    const { message_id, text } = pressed.message
    const data = {
      ...what,
      chatId,
      messageId: String(message_id),
      pressId: pressed.id,
      text,
      lang: langOf(pressed.from),
    }
    await queueJob(db, 'telegram.press', { communityId, data }, chatQueue(chatId))
  }
  if (message?.chat.type === 'private') {
    const { from: sender, text } = message
    if (sender && text !== undefined) await obey({ id: message.chat.id, sender, text }, ctx)
  } else await hearGroup(update, ctx)
}

type Written = { id: number; sender: z.infer<typeof from>; text: string }

async function obey({ id, sender, text }: Written, ctx: VisitorContext): Promise<void> {
  const { db, config, now } = ctx
  const [chatId, queue] = [String(id), chatQueue(String(id))]
  const { name, argument } = readCommand(text)
  const user = await findUserOfTelegram(db, chatId)
  const lang = user?.lang ?? langOf(sender)
  const say = (key: 'expired' | 'stopped' | 'notLinked' | 'help') =>
    ctx.queue('telegram.reply', { chatId, text: letterWords(lang)(`messengers.bot.${key}`) }, queue)
  if (name === 'start' && argument) {
    const asked = readNonce(argument, config.SESSION_SECRET, now)
    if (!asked) return say('expired')
    const data = { nonce: argument, chatId, username: sender.username ?? '', lang }
    return queueJob(db, 'telegram.link', { communityId: asked.communityId, data }, queue)
  }
  if (!user) return say('notLinked')
  if (name === 'stop') {
    await stopTelegram(db, user.userId, 'STOPPED', now)
    return say('stopped')
  }
  if (name !== 'week') return say('help')
  for (const communityId of await store.listCommunitiesOf(db, user.userId))
    await queueJob(db, 'telegram.week', { communityId, data: { userId: user.userId, chatId } }, queue)
}

const langOf = ({ language_code: code = '' }: { language_code?: string | undefined }): Language =>
  languages.find(each => code.toLowerCase().startsWith(each)) ?? 'en'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not from Telegram, although it has the secret.
  }
  return null
}

/** Ends when Telegram is connected, after five minutes, with the session, and when the server stops or the user has newer ones. */
async function* watch(ctx: UserContext, connections: TelegramConnections): AsyncIterable<string> {
  const { actor, community } = ctx
  const begun = performance.now()
  const event = (isConnected: boolean) => `data: ${JSON.stringify({ isConnected })}\n\n`
  const stream = connections.enter(actor.userId)
  try {
    for (let isFirst = true; ; isFirst = false) {
      const found = await ctx.read(db => findTelegramChat(db, actor.userId))
      if (found && !found.stopReason) {
        yield event(true)
        return
      }
      yield isFirst ? event(false) : ': tick\n\n'
      const elapsed = performance.now() - begun
      if (connections.isClosed || stream.isEnded || elapsed > streamMs) return
      await connections.wait(actor.userId, tickMs)
      const at = new Date(ctx.now.getTime() + elapsed)
      const asked = [{ communityId: community.id, sessionId: actor.sessionId }]
      const [caller] = await ctx.read(db => listCallers(db, asked, at))
      if (!caller || caller.isBlocked) return
    }
  } finally {
    connections.leave(actor.userId, stream)
  }
}
