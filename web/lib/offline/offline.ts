import { loadQuietly } from '../browser/chunks.ts'
import { stored } from '../browser/storage.ts'
import type { KeptReplies } from '../calls/client.ts'
import { listen } from '../events.ts'
import { userIdOf } from '../session/redirects.ts'
import { createStore } from '../store.ts'

/** What is readable without a connection: who is signed in, the menu, chats with their messages, recommendations. */
const keptCalls: Record<string, string[]> = {
  user: ['getCurrent', 'listPermissions', 'getCurrentParticipant'],
  community: ['listOptions', 'getNavigation', 'listByUser'],
  chat: ['list', 'get', 'countUnread'],
  message: ['list'],
  recommendation: ['list'],
  intro: ['list'],
  credits: ['get'],
  preference: ['get'],
  request: ['getMine'],
  notification: ['list', 'countUnseen'],
}

/** Since when what is shown may be outdated: the age of the oldest kept reply that was shown; null with a connection. */
export const offlineSince = createStore<string | null>(null)

listen('available', () => offlineSince.set(null))
listen('signedOut', () => offlineSince.set(null))

const loadKept = () => loadQuietly(() => import('./keptReplies.ts'))

/** Replies that were shown, for the time without a connection: per user and community, removed with the sign-in. */
export const keptReplies = (communityId: () => string): KeptReplies => ({
  isKept: (group, name) => keptCalls[group]?.includes(name) ?? false,
  keep(token, call, reply) {
    const owner = ownerOf(token, communityId())
    if (!owner) return
    const kept = { owner, call, at: new Date().toISOString(), reply }
    const isWanted = () => stored.token.get() === token
    void loadKept()
      .then(({ keepReply }) => keepReply(kept, isWanted))
      .catch(() => undefined)
  },
  async find(token, call) {
    const owner = ownerOf(token, communityId())
    if (!owner) return null
    const found = await loadKept()
      .then(({ findReply }) => findReply(owner, call))
      .catch(() => null)
    if (!found || stored.token.get() !== token) return null
    offlineSince.update(since => (since && since < found.at ? since : found.at))
    return found
  },
})

function ownerOf(token: string | null, communityId: string): string | null {
  const userId = token && userIdOf(token)
  return userId && `${userId} ${communityId}`
}
