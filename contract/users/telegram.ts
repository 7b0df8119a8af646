import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, nothing, text } from '../shapes.ts'

export const telegramApi = {
  connect: endpoint({
    call: 'POST /api/telegram/connect',
    access: 'user',
    summary:
      "Link the user's own account with a chat, which is believed only with the nonce that the bot signed for it.",
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
