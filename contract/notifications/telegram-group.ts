import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, instant, nothing, text, webUrl } from '../shapes.ts'

/** Longest text that Telegram shows under a picture. */
export const longestCaption = 1024

/** The Telegram group of a community, for managers. */
export const telegramGroupApi = {
  find: endpoint({
    call: 'GET /api/admin/telegram-group',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: "Find the community's Telegram group; null if none is linked.",
    reply: z.strictObject({ group: z.strictObject({ title: z.string(), linkedAt: instant }).nullable() }),
  }),
  getLink: endpoint({
    call: 'GET /api/admin/telegram-group/link',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Get the address that adds the bot to a group and links the group, valid for a quarter of an hour.',
    reply: z.strictObject({ url: webUrl }),
    fails: ['CHANNEL_OFF'],
    secret: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/telegram-group',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Unlink the group. The bot stays in it, and sends nothing there.',
    reply: nothing,
    limit: 'write',
  }),
  sendPicture: endpoint({
    call: 'POST /api/community/:id/notify/telegram/group/image',
    access: 'CAN_MANAGE_COMMUNITY',
    summary: 'Send a JPG or PNG to the Telegram group, with an optional caption.',
    body: 'form',
    input: { id, image: z.file().max(limits.imageBytes), caption: text(longestCaption).default('') },
    /** The delivery, as it is listed if it fails. */
    reply: z.strictObject({ id }),
    fails: ['CHANNEL_OFF', 'NO_TELEGRAM_GROUP', 'INVALID_IMAGE', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    idempotent: true,
    limit: 'upload',
  }),
}
