import { createHash } from 'node:crypto'
import type { Call, Inbox, InboxButton, Reply } from './inbox.ts'

type Keyboard = { inline_keyboard?: { text: string; url?: string; callback_data?: string }[][] }

/** Chat ids are numbers; each username has its own. */
export const chatIdOf = (username: string): string =>
  String(createHash('sha256').update(username).digest().readUInt32BE() + 1)

export function answerTelegram(inbox: Inbox, { path, body }: Call): Reply {
  const [bot = '', method = ''] = path
  const token = bot.replace(/^bot/, '')
  if (!bot.startsWith('bot') || inbox.revokedTokens.has(token)) return refused(401, 'Unauthorized')
  const address = String(body.chat_id ?? '')
  const isGroup = address.startsWith('-')
  if (inbox.blockedAddresses.has(address))
    return refused(403, `Forbidden: bot was ${isGroup ? 'kicked from the group chat' : 'blocked by the user'}`)
  const movedTo = inbox.moved.get(address)
  if (movedTo) {
    const parameters = { migrate_to_chat_id: Number(movedTo) }
    return refused(400, 'Bad Request: group chat was upgraded to a supergroup chat', { parameters })
  }
  if (method === 'setWebhook') {
    inbox.webhook = { url: String(body.url), secret: String(body.secret_token) }
    return done(true)
  }
  if (method === 'answerCallbackQuery') {
    inbox.popUps.push(String(body.text ?? ''))
    return done(true)
  }
  if (method === 'editMessageText') {
    const message = inbox.messages.find(({ id }) => id === String(body.message_id))
    if (!message) return refused(400, 'Bad Request: message to edit not found')
    Object.assign(message, { text: String(body.text), buttons: [], isEdited: true })
    return done({ message_id: Number(message.id) })
  }
  if (method !== 'sendMessage' && method !== 'sendPhoto') return refused(404, 'Not Found')
  const pictureUrl = method === 'sendPhoto' ? pictureOf(body) : null
  if (method === 'sendPhoto' && !pictureUrl) return refused(400, 'Bad Request: IMAGE_PROCESS_FAILED')
  const text = String(body.text ?? body.caption ?? '')
  const buttons = buttonsOf(body.reply_markup as Keyboard | undefined)
  const message = inbox.add({ messenger: 'TELEGRAM', address, text, pictureUrl, buttons })
  return done({
    message_id: Number(message.id),
    chat: { id: Number(address), type: isGroup ? 'group' : 'private' },
    text,
    date: 0,
  })
}

const done = (result: unknown): Reply => ({ status: 200, body: { ok: true, result } })
const refused = (status: number, description: string, more: Record<string, unknown> = {}): Reply => ({
  status,
  body: { ok: false, error_code: status, description, ...more },
})

/** A JPG that came with the request, as an address that a page can show; null for anything else. */
function pictureOf(body: Record<string, unknown>): string | null {
  const file = body[String(body.photo).replace('attach://', '')]
  const isJpg = file instanceof Uint8Array && file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff
  return isJpg ? `data:image/jpeg;base64,${Buffer.from(file).toString('base64')}` : null
}

const buttonsOf = (keyboard: Keyboard | undefined): InboxButton[] =>
  (keyboard?.inline_keyboard ?? []).flat().map(({ text, url, callback_data: data }) => ({
    label: text,
    ...(url ? { url } : {}),
    ...(data ? { data } : {}),
  }))

/** The person writes to the bot: the server gets an update. */
export async function writeInTelegram(
  inbox: Inbox,
  username: string,
  text: string,
  languageCode = 'en',
): Promise<number> {
  const address = chatIdOf(username)
  inbox.names.set(address, username)
  inbox.add({ messenger: 'TELEGRAM', address, from: 'person', text })
  const from = { id: Number(address), is_bot: false, username, first_name: username, language_code: languageCode }
  return postUpdate(inbox, {
    update_id: inbox.nextUpdateId(),
    message: { message_id: 0, date: 0, chat: { id: Number(address), type: 'private', username }, from, text },
  })
}

/** The person presses a button under a message. */
export async function pressInTelegram(inbox: Inbox, messageId: string, button: number): Promise<number> {
  const message = inbox.messages.find(({ id }) => id === messageId)
  const pressed = message?.buttons[button]
  if (!message || !pressed?.data) throw new Error('There is no such button')
  const from = { id: Number(message.address), is_bot: false, username: message.chat, first_name: message.chat }
  return postUpdate(inbox, {
    update_id: inbox.nextUpdateId(),
    callback_query: {
      id: `press-${messageId}-${button}`,
      from,
      data: pressed.data,
      message: {
        message_id: Number(message.id),
        date: 0,
        chat: { id: Number(message.address), type: 'private' },
        text: message.text,
      },
    },
  })
}

/** Posts an update as Telegram does; returns the status of the answer. */
export async function postUpdate(
  { webhook }: Pick<Inbox, 'webhook'>,
  update: Record<string, unknown>,
): Promise<number> {
  if (!webhook) throw new Error('No webhook is set')
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhook.secret },
    body: JSON.stringify(update),
  })
  return response.status
}
