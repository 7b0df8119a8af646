// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser, communityId, participantId } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'
import { readFrames } from './stompFrame.ts'

let server: ApiServer
let sockets: Socket[]
let stop: (() => void) | null

/** The browser's WebSocket, whose far end is the test. */
class Socket {
  readonly url: string
  readonly sent: string[] = []
  isClosed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(url: string) {
    this.url = url
    sockets.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosed = true
  }
  /** The server accepts the connection and every subscription. */
  accept(): void {
    this.onopen?.()
    this.onmessage?.({ data: 'CONNECTED\nversion:1.2\nheart-beat:10000,10000\n\n\0' })
    for (const topic of this.topics()) this.onmessage?.({ data: `RECEIPT\nreceipt-id:${topic}\n\n\0` })
  }
  say(topic: string, body: unknown): void {
    this.onmessage?.({ data: `MESSAGE\nsubscription:${topic}\n\n${JSON.stringify(body)}\0` })
  }
  topics(): string[] {
    return this.sent
      .flatMap(readFrames)
      .flatMap(({ command, headers }) => (command === 'SUBSCRIBE' && headers.id ? [headers.id] : []))
  }
}

beforeEach(async () => {
  server = await startApiServer({ 'POST /api/ws/ticket': { body: { ticket: 'a ticket', expiresAt: '' } } })
  sockets = []
  stop = null
  localStorage.clear()
  vi.stubGlobal('WebSocket', Socket)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await server.close()
})

async function open(realtime = true) {
  openPage({}, { apiOrigin: server.origin, realtime })
  localStorage.setItem('token', 'a.b.c')
  const { followRealtime, isLiveStore } = await import('./realtime.ts')
  const state = await import('../session/state.ts')
  const { listenToTopic } = await import('./topics.ts')
  stop = followRealtime()
  return { ...state, isLiveStore, listenToTopic }
}

const member = { user: buildUser(), participant: buildParticipant(), permissions: [] }
const asked = () => server.received.filter(({ path }) => path === '/api/ws/ticket').length
/** A connection would have asked for its ticket before this call. */
const passConnecting = async () => {
  await vi.dynamicImportSettled()
  const { api } = await import('../calls/api.ts')
  await api.user.listPermissions().catch(() => undefined)
}
const firstSocket = async () => {
  await eventually(() => expect(sockets).toHaveLength(1))
  return sockets[0] as Socket
}

describe('the connection', () => {
  it('opens with a ticket when the user has a first connected participant, and not before', async () => {
    const { setSignedIn } = await open()
    setSignedIn({ ...member, user: buildUser({ connectedParticipants: [] }), participant: null })
    await passConnecting()
    expect(asked()).toBe(0)
    setSignedIn(member)
    const socket = await firstSocket()
    expect(socket.url).toBe(`${server.origin.replace('http', 'ws')}/api/ws?ticket=a%20ticket`)
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer a.b.c')
  })

  it('opens for an organiser without a participant, too', async () => {
    const { setSignedIn, chooseOrganiserMode } = await open()
    const user = buildUser({ connectedParticipants: [], canOrganise: true })
    setSignedIn({ user, participant: null, permissions: [] })
    chooseOrganiserMode(true)
    await firstSocket()
  })

  it('subscribes to every channel type of the first connected community', async () => {
    const { setSignedIn } = await open()
    setSignedIn({ ...member, user: buildUser({ connectedCommunities: ['first', communityId] }) })
    const socket = await firstSocket()
    socket.accept()
    expect(socket.topics()).toEqual(
      ['notifications', 'chats', 'presence', 'settings'].map(type => `/topic/community/first/${type}`),
    )
  })

  it('asks for presence only where it is not refused, which would end the connection again and again', async () => {
    const { setSignedIn, listenToTopic } = await open()
    listenToTopic('presence', { onFrame: () => undefined, onCatchUp: () => undefined })
    const presence = `/topic/community/${communityId}/presence`
    const hidden = buildParticipant({ isNetworkingEnabled: false })
    const pending = buildParticipant({ moderationStatus: 'PENDING' })
    for (const [index, participant] of [hidden, pending, buildParticipant()].entries()) {
      setSignedIn({ ...member, participant })
      // Hidden and pending members have the same connection.
      const count = Math.max(1, index)
      await eventually(() => expect(sockets).toHaveLength(count))
      const socket = sockets.at(-1) as Socket
      socket.accept()
      expect(socket.topics()).toContain(`/topic/community/${communityId}/chats`)
      expect(socket.topics().includes(presence)).toBe(index === 2)
    }
  })

  it('closes and drops its subscriptions when the participant goes away', async () => {
    const { setSignedIn, setVisitor, isLiveStore, listenToTopic } = await open()
    const onFrame = vi.fn()
    listenToTopic('presence', { onFrame, onCatchUp: () => undefined })
    setSignedIn(member)
    const socket = await firstSocket()
    socket.accept()
    const topic = `/topic/community/${communityId}/presence`
    socket.say(topic, { participantId, online: true })
    expect(onFrame).toHaveBeenCalledExactlyOnceWith({ participantId, online: true })
    expect(isLiveStore.get()).toBe(true)
    setVisitor()
    expect(socket.isClosed).toBe(true)
    expect(isLiveStore.get()).toBe(false)
    socket.say(topic, { participantId, online: false })
    expect(onFrame).toHaveBeenCalledTimes(1)
  })

  it('is made anew for another participant, and kept over other changes of the session', async () => {
    const { setSignedIn, changeUser } = await open()
    setSignedIn(member)
    const socket = await firstSocket()
    changeUser({ preferredLang: 'ru' })
    expect(socket.isClosed).toBe(false)
    setSignedIn({ ...member, user: buildUser({ connectedParticipants: ['another'] }) })
    expect(socket.isClosed).toBe(true)
    await eventually(() => expect(sockets).toHaveLength(2))
  })

  it('subscribes to the topic of a chat while somebody listens to it', async () => {
    const { setSignedIn, listenToTopic } = await open()
    setSignedIn(member)
    const socket = await firstSocket()
    socket.accept()
    const end = listenToTopic('/topic/chat/7', { onFrame: () => undefined, onCatchUp: () => undefined })
    expect(socket.topics()).toContain('/topic/chat/7')
    end()
    expect(socket.sent.at(-1)).toContain('UNSUBSCRIBE\nid:/topic/chat/7')
  })

  it('is given up without a network and made at once when the browser is online', async () => {
    const { setSignedIn } = await open()
    setSignedIn(member)
    const socket = await firstSocket()
    socket.accept()
    dispatchEvent(new Event('offline'))
    expect(socket.isClosed).toBe(true)
    dispatchEvent(new Event('online'))
    await eventually(() => expect(sockets).toHaveLength(2))
  })

  it('is made at once when the page comes to the front', async () => {
    const { setSignedIn } = await open()
    setSignedIn(member)
    const socket = await firstSocket()
    socket.accept()
    socket.onclose?.()
    document.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(sockets).toHaveLength(2))
  })
})

describe('catching up', () => {
  it('follows each accepted subscription and each request of the server', async () => {
    const { setSignedIn, listenToTopic } = await open()
    const [onCatchUp, onFrame] = [vi.fn(), vi.fn()]
    listenToTopic('chats', { onFrame, onCatchUp })
    setSignedIn(member)
    const socket = await firstSocket()
    expect(onCatchUp).not.toHaveBeenCalled()
    socket.accept()
    expect(onCatchUp).toHaveBeenCalledTimes(1)
    socket.say(`/topic/community/${communityId}/chats`, { type: 'catchUp' })
    expect(onCatchUp).toHaveBeenCalledTimes(2)
    expect(onFrame).not.toHaveBeenCalled()
  })

  it('is asked for every 15 s while there is no connection', async () => {
    const { setSignedIn, listenToTopic } = await open()
    const onCatchUp = vi.fn()
    const end = listenToTopic('chats', { onFrame: () => undefined, onCatchUp })
    vi.advanceTimersByTime(15_000)
    expect(onCatchUp).not.toHaveBeenCalled()
    setSignedIn(member)
    const socket = await firstSocket()
    vi.advanceTimersByTime(15_000)
    expect(onCatchUp).toHaveBeenCalledTimes(1)
    socket.accept()
    onCatchUp.mockClear()
    vi.advanceTimersByTime(15_000)
    expect(onCatchUp).not.toHaveBeenCalled()
    socket.onclose?.()
    vi.advanceTimersByTime(15_000)
    expect(onCatchUp).toHaveBeenCalledTimes(1)
    end()
    vi.advanceTimersByTime(15_000)
    expect(onCatchUp).toHaveBeenCalledTimes(1)
  })

  it('is the only way where the realtime flag is off', async () => {
    const { setSignedIn, listenToTopic } = await open(false)
    const onCatchUp = vi.fn()
    listenToTopic('chats', { onFrame: () => undefined, onCatchUp })
    setSignedIn(member)
    vi.advanceTimersByTime(30_000)
    expect(onCatchUp).toHaveBeenCalledTimes(2)
    await passConnecting()
    expect(server.received.map(({ path }) => path)).toEqual(['/api/permission/my'])
    expect(asked()).toBe(0)
    expect(sockets).toHaveLength(0)
  })
})
