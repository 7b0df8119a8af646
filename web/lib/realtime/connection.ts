import { realtimeConstants } from '#contract/realtime/topics.ts'
import { reconnectDelay } from './backoff.ts'
import { type Frame, readFrames, writeFrame } from './stompFrame.ts'

const { heartbeatMs } = realtimeConstants

/** What is needed of a WebSocket. */
export type Wire = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

type Parts = {
  /** Asks for a ticket and returns the address with it. */
  address(): Promise<string>
  open(address: string): Wire
  /** Whether frames arrive at present. */
  onLive(isLive: boolean): void
  /** The server has accepted a subscription: what came before it was not received. */
  onSubscribed(topic: string): void
  onFrame(topic: string, content: unknown): void
  onWarning(message: string): void
  random?(): number
}

export type Connection = {
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  /** The browser is online or at the front again: an attempt that waits is made at once. */
  hurry(): void
  /** The browser has no network: the socket is given up before its heart-beats are missed. */
  interrupt(): void
  close(): void
}

/** Keeps one STOMP connection open until it is closed, and all subscriptions on it. */
export function openConnection(parts: Parts): Connection {
  const { random = Math.random } = parts
  /** Topics that are wanted, before the connection too. */
  const wanted = new Set<string>()
  /** Topics that the server has refused: asked for again they would end each connection. */
  const refused = new Set<string>()
  let wire: Wire | null = null
  let isConnected = false
  let isClosed = false
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let beating: ReturnType<typeof setInterval> | undefined
  let heardAt = 0
  /** Grows with each attempt; replies that belong to an earlier one are dropped. */
  let attempt = 0

  async function connect(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    attempt += 1
    const own = attempt
    const address = await parts.address().catch(() => null)
    if (isClosed || own !== attempt) return
    if (address === null) return wait()
    const opened = parts.open(address)
    wire = opened
    heardAt = Date.now()
    opened.onopen = () =>
      opened.send(
        writeFrame('CONNECT', { 'accept-version': '1.2', host: '/', 'heart-beat': `${heartbeatMs},${heartbeatMs}` }),
      )
    opened.onmessage = ({ data }) => {
      if (wire !== opened) return
      heardAt = Date.now()
      for (const frame of readFrames(String(data))) handle(frame)
    }
    opened.onclose = () => {
      if (wire === opened) lose()
    }
    // Also before CONNECTED: a socket that opens and stays silent is given up.
    beat(heartbeatMs, heartbeatMs)
  }

  function handle({ command, headers, body }: Frame): void {
    if (command === 'CONNECTED') {
      isConnected = true
      failures = 0
      const [theirs = 0, wish = 0] = (headers['heart-beat'] ?? '0,0').split(',').map(Number)
      beat(wish === 0 ? 0 : Math.max(wish, heartbeatMs), theirs === 0 ? 0 : Math.max(theirs, heartbeatMs))
      for (const topic of wanted) request(topic)
      parts.onLive(true)
    } else if (command === 'RECEIPT') parts.onSubscribed(headers['receipt-id'] ?? '')
    else if (command === 'MESSAGE') receive(headers.subscription ?? '', body)
    else if (command === 'ERROR') {
      const topic = headers['receipt-id']
      if (topic !== undefined) refused.add(topic)
      parts.onWarning(headers.message ?? 'ERROR')
      lose()
    }
  }

  function receive(topic: string, body: string): void {
    if (!wanted.has(topic)) return
    let content: unknown
    try {
      content = JSON.parse(body)
    } catch {
      parts.onWarning(`A frame of ${topic} is no JSON`)
      return
    }
    parts.onFrame(topic, content)
  }

  /** The topic is the id of the subscription, the same in all browsers, so that the server builds a frame once for all. */
  function request(topic: string): void {
    if (refused.has(topic)) return
    wire?.send(writeFrame('SUBSCRIBE', { id: topic, destination: topic, receipt: topic }))
  }

  /** Sends heart-beats, and gives up a connection on which nothing is heard for twice the time; zero for never. */
  function beat(sendMs: number, expectMs: number): void {
    clearInterval(beating)
    let sentAt = Date.now()
    beating = setInterval(() => {
      if (expectMs > 0 && Date.now() - heardAt > 2 * expectMs) lose()
      else if (isConnected && sendMs > 0 && Date.now() - sentAt >= sendMs * 0.7) {
        sentAt = Date.now()
        wire?.send('\n')
      }
    }, 1000)
  }

  function drop(): void {
    clearInterval(beating)
    const dropped = wire
    wire = null
    dropped?.close()
    if (!isConnected) return
    isConnected = false
    parts.onLive(false)
  }

  function lose(): void {
    drop()
    wait()
  }

  function wait(): void {
    if (isClosed || waiting !== undefined) return
    waiting = setTimeout(() => void connect(), reconnectDelay(failures, random()))
    failures += 1
  }

  void connect()

  return {
    subscribe: topic => {
      refused.delete(topic)
      if (wanted.has(topic)) return
      wanted.add(topic)
      if (isConnected) request(topic)
    },
    unsubscribe: topic => {
      if (wanted.delete(topic) && isConnected && !refused.has(topic))
        wire?.send(writeFrame('UNSUBSCRIBE', { id: topic }))
    },
    hurry: () => {
      if (waiting !== undefined) void connect()
    },
    interrupt: () => {
      if (wire) lose()
    },
    close: () => {
      isClosed = true
      clearTimeout(waiting)
      wanted.clear()
      drop()
    },
  }
}
