import { createHash } from 'node:crypto'
import type { Call, Inbox, InboxButton, Reply } from './inbox.ts'

export const slackIdOf = (email: string): string =>
  `U${createHash('sha256').update(email).digest('hex').slice(0, 8).toUpperCase()}`

type Block = { type: string; elements?: { text: { text: string }; url?: string }[] }

/** Everybody is in this workspace, except whose address begins with `nobody`. Tokens begin with `xoxb-`. */
export function answerSlack(inbox: Inbox, { path, token, body }: Call): Reply {
  const [method] = path
  const given = token || String(body.token ?? '')
  if (!given.startsWith('xoxb-')) return refused('invalid_auth')
  if (inbox.revokedTokens.has(given)) return refused('token_revoked')
  if (method === 'auth.test') return done({ team: 'Demo workspace', team_id: 'T0DEMO', user: 'bot', user_id: 'U0BOT' })
  if (method === 'users.lookupByEmail') {
    const email = String(body.email)
    if (email.startsWith('nobody')) return refused('users_not_found')
    const [id, name] = [slackIdOf(email), email.split('@')[0] ?? '']
    inbox.names.set(id, name)
    return done({ user: { id, name, deleted: false, is_bot: false } })
  }
  if (method !== 'chat.postMessage') return refused('unknown_method')
  const address = String(body.channel)
  if (inbox.blockedAddresses.has(address)) return refused('user_disabled')
  const blocks = JSON.parse(String(body.blocks ?? '[]')) as Block[]
  const message = inbox.add({
    messenger: 'SLACK',
    address,
    text: String(body.text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    buttons: blocks.flatMap(({ elements = [] }) => elements).map(buttonOf),
  })
  return done({ ts: `${message.id}.000100`, channel: address })
}

const buttonOf = ({ text, url }: { text: { text: string }; url?: string }): InboxButton => ({
  label: text.text,
  ...(url ? { url } : {}),
})

const done = (body: Record<string, unknown>): Reply => ({ status: 200, body: { ok: true, ...body } })
const refused = (error: string): Reply => ({ status: 200, body: { ok: false, error } })
