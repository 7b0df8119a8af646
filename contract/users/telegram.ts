import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing, text } from '../shapes.ts'

export const telegramApi = {
  connect: endpoint({
    call: 'POST /api/telegram/connect',
    access: 'user',
    summary: "Link the user's account to a Telegram chat, verified by the nonce that the bot signed.",
    input: {
      userId: id,
      chatId: z.string().regex(/^-?\d{1,20}$/),
      username: text(64).optional(),
      nonce: text(200),
    },
    reply: nothing,
    fails: ['INVALID_CODE'],
    limit: 'write',
  }),
}
