import type { InlineKeyboardButton } from 'grammy/types'
import { type Answer, attempt, type FailureKind } from './attempt.ts'

export type TelegramBot = { token: string; apiRoot: string }

export type TelegramButton = { label: string; url: string } | { label: string; data: string }
export type TelegramMessage = { chatId: string; text: string; buttons: TelegramButton[] }

/** Longest text of one message, and of the caption of a picture. */
const longest = 4096
const longestCaption = 1024

const gone = /chat not found|user is deactivated|PEER_ID_INVALID|bot was kicked/i

function readRefusal({ status, problem }: Answer): FailureKind {
  if (status === 403 || gone.test(problem)) return 'BLOCKED'
  // An unknown token is a path that does not exist.
  return status === 401 || status === 404 ? 'REVOKED' : 'REFUSED'
}

async function call<T>({ token, apiRoot }: TelegramBot, work: (api: import('grammy').Api) => Promise<T>): Promise<T> {
  // Loaded late: most processes start without sending anything.
  const { Api } = await import('grammy')
  return attempt(readRefusal, request =>
    work(new Api(token, { apiRoot: apiRoot.replace(/\/$/, ''), fetch: request as never, timeoutSeconds: 20 })),
  )
}

const keyboard = (buttons: TelegramButton[]) => ({
  inline_keyboard: [
    buttons.map(
      (button): InlineKeyboardButton =>
        'url' in button ? { text: button.label, url: button.url } : { text: button.label, callback_data: button.data },
    ),
  ].filter(row => row.length > 0),
})

/** Returns the id of the message. */
export async function sendToTelegram(bot: TelegramBot, { chatId, text, buttons }: TelegramMessage): Promise<string> {
  const options = { reply_markup: keyboard(buttons), link_preview_options: { is_disabled: true } }
  const sent = await call(bot, api => api.sendMessage(chatId, text.slice(0, longest), options))
  return String(sent.message_id)
}

/** Returns the id of the message. */
export async function sendPictureToTelegram(
  bot: TelegramBot,
  { chatId, caption, picture }: { chatId: string; caption: string; picture: Uint8Array },
): Promise<string> {
  const { InputFile } = await import('grammy')
  const options = caption ? { caption: caption.slice(0, longestCaption) } : {}
  const sent = await call(bot, api => api.sendPhoto(chatId, new InputFile(picture, 'picture.jpg'), options))
  return String(sent.message_id)
}

/** Replaces the text of a message, and removes its buttons. */
export async function editInTelegram(
  bot: TelegramBot,
  { chatId, messageId, text }: { chatId: string; messageId: string; text: string },
): Promise<void> {
  await call(bot, api => api.editMessageText(chatId, Number(messageId), text.slice(0, longest)))
}

/** Ends the waiting state of a pressed button, with a short text. */
export async function answerPressInTelegram(bot: TelegramBot, pressId: string, text: string): Promise<void> {
  await call(bot, api => api.answerCallbackQuery(pressId, { text: text.slice(0, 200) }))
}

const updates = ['message', 'callback_query', 'my_chat_member'] as const

/** Tells Telegram where to send updates, and the secret to send with them. */
export async function setTelegramWebhook(bot: TelegramBot, url: string, secret: string): Promise<void> {
  await call(bot, api =>
    api.setWebhook(url, { secret_token: secret, allowed_updates: [...updates], max_connections: 20 }),
  )
}
