import { createHash } from 'node:crypto'
import type { Call, Inbox, InboxButton, Reply } from './inbox.ts'

/** Ids of Discord are decimal numbers. */
export const discordIdOf = (username: string): string =>
  String(createHash('sha256').update(username).digest().readUInt32BE() + 1_000_000)

type Row = { components: { label: string; url?: string }[] }

/** Everybody is on this server, except whose name begins with `nobody`. A conversation has the id of its person. */
export function answerDiscord(inbox: Inbox, { method, path, query, token, body }: Call): Reply {
  const [, ...rest] = path
  const route = `${method} /${rest.join('/')}`
  if (!token || token.startsWith('bad') || inbox.revokedTokens.has(token)) return refused(401, '401: Unauthorized', 0)
  if (route === 'GET /users/@me') return done({ id: '1', username: 'bot', bot: true })
  if (route === 'GET /users/@me/guilds') return done([{ id: '4242', name: 'Demo server' }])
  if (/^GET \/guilds\/\d+\/members\/search$/.test(route)) {
    const username = query.get('query') ?? ''
    if (username.startsWith('nobody')) return done([])
    const id = discordIdOf(username)
    inbox.names.set(id, username)
    return done([{ user: { id, username } }])
  }
  if (route === 'POST /users/@me/channels') return done({ id: String(body.recipient_id), type: 1 })
  const [, address] = /^POST \/channels\/(\w+)\/messages$/.exec(route) ?? []
  if (!address) return refused(404, '404: Not Found', 0)
  if (inbox.blockedAddresses.has(address)) return refused(403, 'Cannot send messages to this user', 50_007)
  const key = body.enforce_nonce ? `${address} ${String(body.nonce)}` : ''
  const known = inbox.keys.get(key)
  if (known) return done({ id: known, channel_id: address })
  const rows = (body.components ?? []) as Row[]
  const buttons = rows.flatMap(({ components }) => components).map(buttonOf)
  const { id } = inbox.add({ messenger: 'DISCORD', address, text: String(body.content), buttons })
  if (key) inbox.keys.set(key, id)
  return done({ id, channel_id: address })
}

const buttonOf = ({ label, url }: { label: string; url?: string }): InboxButton => ({ label, ...(url ? { url } : {}) })

const done = (body: unknown): Reply => ({ status: 200, body })
const refused = (status: number, message: string, code: number): Reply => ({ status, body: { message, code } })
