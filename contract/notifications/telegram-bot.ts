import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { id, nothing, text, webUrl } from '../shapes.ts'

/** The bot of the installation. */
export const telegramBotApi = {
  getLink: endpoint({
    call: 'GET /api/telegram/link',
    access: 'user',
    summary: 'Get the address that opens the bot and links the account, valid for a quarter of an hour.',
    reply: z.strictObject({ url: webUrl, isOffered: z.boolean() }),
    fails: ['CHANNEL_OFF'],
    secret: true,
    limit: 'write',
  }),
  receive: endpoint({
    call: 'POST /api/telegram/webhook',
    access: 'anyone',
    summary: 'Updates of the bot, sent by Telegram with its secret.',
    body: 'text',
    input: { update: text(200_000) },
    reply: nothing,
    fails: ['INVALID_SIGNATURE'],
    limit: 'webhook',
  }),
  watchConnection: endpoint({
    call: 'GET /api/sse/telegram-connect',
    access: 'user',
    summary: 'An event stream that tells when Telegram is connected. `userId` is the caller.',
    input: { userId: id },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    limit: 'write',
  }),
}
