import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type Server as WebSockets } from 'ws'
import type { Hub } from './hub.ts'
import type { Identify, Member, Policy, Refusal } from './policy.ts'
import { StompConnection, type StompLimits, type StompServer } from './stomp-connection.ts'
import { WebSocketWire } from './websocket-wire.ts'

export type SocketLimits = StompLimits & {
  /** Bytes that wait for a slow reader before it is dropped. */
  waitingBytes: number
  socketsPerPerson: number
}

export const socketLimits: SocketLimits = {
  frameBytes: 64 * 1024,
  headerBytes: 8 * 1024,
  subscriptions: 50,
  framesPerTenSeconds: 200,
  connectMs: 10_000,
  heartbeatMs: 10_000,
  waitingBytes: 1024 * 1024,
  socketsPerPerson: 12,
}

type Options<M extends Member> = {
  path: string
  hub: Hub
  limits: SocketLimits
  policy: Policy<M>
  /** Decides on the request that opens a socket: how its person is found, or a status that refuses it. */
  admit(request: IncomingMessage): Promise<Identify<M> | number>
  onOpen?(member: M): void
  onClose?(member: M): void
}

/** STOMP over websockets at one path of an HTTP server. */
export class SocketServer<M extends Member> {
  readonly #options: Options<M>
  readonly #sockets = new Map<StompConnection<M>, WebSocketWire<M>>()
  readonly #perPerson = new Map<string, number>()
  // No compression: the bytes of a frame are made once for all sockets, and messages are short.
  readonly #server: WebSockets<typeof WebSocketWire<M>>
  readonly #shared: StompServer<M>
  readonly #timer: NodeJS.Timeout
  #isClosed = false

  constructor(options: Options<M>) {
    this.#options = options
    this.#server = new WebSocketServer({
      noServer: true,
      WebSocket: WebSocketWire<M>,
      perMessageDeflate: false,
      clientTracking: false,
      maxPayload: options.limits.frameBytes + options.limits.headerBytes,
      // Pings are counted, and answered only to those who read.
      autoPong: false,
      // A protocol that a browser names must be one that both know.
      handleProtocols: offered => (offered.has('v12.stomp') ? 'v12.stomp' : false),
    })
    const { hub, limits, policy } = options
    const enter = (member: M) => this.#enter(member)
    const leave = (connection: StompConnection<M>) => this.#leave(connection)
    this.#shared = { hub, limits, policy, now: Date.now, enter, leave }
    this.#timer = setInterval(() => {
      for (const connection of this.#sockets.keys()) connection.beat()
    }, 1000)
    this.#timer.unref()
  }

  get connections(): Iterable<StompConnection<M>> {
    return this.#sockets.keys()
  }

  get count(): number {
    return this.#sockets.size
  }

  attach(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // The socket may be reset while the request is being decided.
      socket.on('error', destroy)
      if (pathOf(request) !== this.#options.path) return refuse(socket, 404)
      if (this.#isClosed) return refuse(socket, 503)
      this.#options.admit(request).then(
        admitted => {
          if (typeof admitted === 'number' || this.#isClosed)
            refuse(socket, typeof admitted === 'number' ? admitted : 503)
          else this.#server.handleUpgrade(request, socket, head, wire => this.#open(wire, admitted))
        },
        () => refuse(socket, 503),
      )
    })
  }

  /** Closes every socket; clients come back after a moment. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    for (const [connection, socket] of this.#sockets) {
      connection.close('The server restarts')
      socket.terminate()
    }
    this.#server.close()
  }

  /** The person behind a connection is known anew. */
  become(connection: StompConnection<M>, member: M): void {
    const { member: before } = connection
    // A closed one is counted out as the person who it was opened for.
    if (!before || connection.isClosed) return
    connection.become(member)
    if (before.participantId === member.participantId) return
    this.#options.onClose?.(before)
    this.#options.onOpen?.(member)
  }

  #open(wire: WebSocketWire<M>, identify: Identify<M>): void {
    const connection = new StompConnection(wire, identify, this.#shared)
    this.#sockets.set(connection, wire)
    wire.open(connection, this.#options.limits.waitingBytes)
  }

  #enter(member: M): Refusal | null {
    const count = this.#perPerson.get(member.userId) ?? 0
    if (count >= this.#options.limits.socketsPerPerson) return { refusal: 'Too many connections' }
    this.#perPerson.set(member.userId, count + 1)
    this.#options.onOpen?.(member)
    return null
  }

  #leave(connection: StompConnection<M>): void {
    if (!this.#sockets.delete(connection)) return
    const { member } = connection
    if (!member) return
    const count = (this.#perPerson.get(member.userId) ?? 1) - 1
    if (count > 0) this.#perPerson.set(member.userId, count)
    else this.#perPerson.delete(member.userId)
    this.#options.onClose?.(member)
  }
}

/** A listener without a closure, which would keep the request as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy()
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] as string

const phrases: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
}

function refuse(socket: Duplex, status: number): void {
  const phrase = phrases[status] ?? 'Service Unavailable'
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
