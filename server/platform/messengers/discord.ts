import { type Answer, attempt, type FailureKind, MessengerFailure } from './attempt.ts'
import type { LinkButton } from './slack.ts'

export type DiscordBot = { token: string; apiRoot: string }

/** Codes of Discord: the person takes no messages of this bot, or is gone. */
const gone = ['50007', '50278', '10013']

function readRefusal({ status, code }: Answer): FailureKind {
  if (gone.includes(code)) return 'BLOCKED'
  return status === 401 ? 'REVOKED' : 'REFUSED'
}

async function call<T>(
  { token, apiRoot }: DiscordBot,
  work: (api: import('@discordjs/rest').REST) => Promise<unknown>,
) {
  const { REST } = await import('@discordjs/rest')
  return attempt(readRefusal, request => {
    const api = new REST({
      api: apiRoot.replace(/\/$/, ''),
      version: '10',
      makeRequest: request as never,
      // Texts are repeated by their job, which knows which of them may be.
      retries: 0,
      rejectOnRateLimit: () => true,
      handlerSweepInterval: 0,
      hashSweepInterval: 0,
    }).setToken(token)
    return work(api) as Promise<T>
  })
}

/** The server in which the bot is; null if it is in none. */
export async function checkDiscord(bot: DiscordBot): Promise<{ id: string; name: string } | null> {
  await call(bot, api => api.get('/users/@me'))
  const [guild] = await call<{ id: string; name: string }[]>(bot, api => api.get('/users/@me/guilds'))
  return guild ? { id: guild.id, name: guild.name } : null
}

type Member = { user: { id: string; username: string; bot?: boolean } }

/** A person of the server by username; null if there is none. */
export async function findInDiscord(
  bot: DiscordBot,
  guildId: string,
  username: string,
): Promise<{ id: string; username: string } | null> {
  const wanted = username.replace(/^@/, '').toLowerCase()
  const query = new URLSearchParams({ query: wanted, limit: '20' })
  const members = await call<Member[]>(bot, api => api.get(`/guilds/${guildId}/members/search`, { query }))
  const found = members.find(({ user }) => user.username.toLowerCase() === wanted && !user.bot)?.user
  return found ? { id: found.id, username: found.username } : null
}

/** Id of the conversation with a person. Asking again gives the same one, so an answer that was lost does no harm. */
export async function openDiscordChat(bot: DiscordBot, userId: string): Promise<string> {
  try {
    const body = { recipient_id: userId }
    return (await call<{ id: string }>(bot, api => api.post('/users/@me/channels', { body }))).id
  } catch (error) {
    if (error instanceof MessengerFailure && error.kind === 'UNCERTAIN')
      throw new MessengerFailure('BUSY', error.message)
    throw error
  }
}

/** For some minutes Discord takes a second message with the same key for the first. */
export async function sendToDiscord(
  bot: DiscordBot,
  { to, text, buttons, key }: { to: string; text: string; buttons: LinkButton[]; key: string },
): Promise<string> {
  const components = buttons.map(({ label, url }) => ({ type: 2, style: 5, label: label.slice(0, 80), url }))
  const body = {
    content: text.slice(0, 2000),
    // At most 25 characters.
    nonce: Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 25),
    enforce_nonce: true,
    allowed_mentions: { parse: [] },
    ...(components.length > 0 ? { components: [{ type: 1, components }] } : {}),
  }
  return (await call<{ id: string }>(bot, api => api.post(`/channels/${to}/messages`, { body }))).id
}
