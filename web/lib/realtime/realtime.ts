import { communityTopic, realtimeConstants } from '#contract/realtime/topics.ts'
import { bootstrap } from '../browser/bootstrap.ts'
import { loadQuietly } from '../browser/chunks.ts'
import { api } from '../calls/api.ts'
import { currentCommunityId } from '../community/community.ts'
import { type Session, sessionStore } from '../session/state.ts'
import { createStore } from '../store.ts'
import type { Connection } from './connection.ts'
import { catchUp, catchUpAll, deliver, followTopics, type TopicName, wantedTopics } from './topics.ts'

/** Whether frames arrive at present; while they do not, screens ask again from time to time. */
export const isLiveStore = createStore(false)

/** Whose connection it is: null for users without one. */
type Owner = { userId: string; participantId: string | null; communityId: string; seesPresence: boolean }

type Known = Pick<Session, 'user' | 'mode' | 'participant' | 'permissions' | 'isNetworkingOff'>

/** A user with a first connected participant, or an organiser. */
export function ownerOf(session: Known): Owner | null {
  const { user, mode } = session
  if (!user) return null
  const participantId = user.connectedParticipants[0] ?? null
  if (participantId === null && mode !== 'organiser') return null
  const communityId = user.connectedCommunities[0] ?? currentCommunityId()
  return { userId: user.userId, participantId, communityId, seesPresence: mayMeetOthers(session) }
}

/** Others are refused presence, which ends the whole connection. */
const mayMeetOthers = ({ user, participant, permissions, isNetworkingOff }: Known): boolean =>
  participant
    ? participant.moderationStatus === 'CONFIRMED' && !isNetworkingOff
    : user?.canOrganise === true || permissions.length > 0

const isSame = (one: Owner | null, other: Owner | null) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the connection of the current session, and polls while there is none. Returns a function that ends both. */
export function followRealtime(): () => void {
  let owner: Owner | null = null
  let close: (() => void) | null = null
  let connection: Connection | null = null

  function follow(): void {
    const next = ownerOf(sessionStore.get())
    if (isSame(next, owner)) return
    close?.()
    close = null
    owner = next
    if (next && bootstrap.settings.realtime) close = connect(next, opened => (connection = opened))
  }

  const poll = () => {
    if (owner && !isLiveStore.get() && document.visibilityState === 'visible') catchUpAll()
  }
  const timer = setInterval(poll, realtimeConstants.pollMs)
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return
    connection?.hurry()
    poll()
  }
  const onOffline = () => connection?.interrupt()
  const stopSession = sessionStore.subscribe(follow)
  addEventListener('online', onReturn)
  addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onReturn)
  follow()
  return () => {
    stopSession()
    clearInterval(timer)
    removeEventListener('online', onReturn)
    removeEventListener('offline', onOffline)
    document.removeEventListener('visibilitychange', onReturn)
    close?.()
  }
}

/** The client is a chunk of its own, loaded after the screen. */
function connect(
  { communityId, seesPresence }: Owner,
  onConnection: (connection: Connection | null) => void,
): () => void {
  let isWanted = true
  let connection: Connection | null = null
  const nameOf = new Map<string, TopicName>()

  void loadQuietly(() => import('./connection.ts'))
    .then(({ openConnection }) => {
      if (!isWanted) return
      connection = openConnection({
        address: async () => socketAddress((await api.socket.issueTicket()).ticket),
        open: address => new WebSocket(address) as never,
        onLive: isLiveStore.set,
        onSubscribed: topic => catchUp(nameOf.get(topic) as TopicName),
        onFrame: (topic, content) => deliver(nameOf.get(topic) as TopicName, content),
        onWarning: message => console.warn(`Realtime: ${message}`),
      })
      onConnection(connection)
      followTopics(subscribe)
      subscribe()
    })
    // Without its chunk the screens poll.
    .catch(() => undefined)

  function subscribe(): void {
    const names = [...wantedTopics()].filter(name => name !== 'presence' || seesPresence)
    const wanted = new Map(names.map(name => [topicOf(name, communityId), name]))
    for (const topic of nameOf.keys()) if (!wanted.has(topic)) connection?.unsubscribe(topic)
    nameOf.clear()
    for (const [topic, name] of wanted) {
      nameOf.set(topic, name)
      connection?.subscribe(topic)
    }
  }

  return () => {
    isWanted = false
    if (!connection) return
    followTopics(null)
    connection.close()
    onConnection(null)
  }
}

const topicOf = (name: TopicName, communityId: string): string =>
  name.startsWith('/topic/') ? name : communityTopic(communityId, name as never)

function socketAddress(ticket: string): string {
  const origin = (bootstrap.settings.apiOrigin || location.origin).replace(/^http/, 'ws')
  return `${origin}/api/ws?ticket=${encodeURIComponent(ticket)}`
}
