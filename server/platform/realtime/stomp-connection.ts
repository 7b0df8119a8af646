import { copyText, type Hub, type Subscriber } from './hub.ts'
import { websocketBytes } from './message-frame.ts'
import { type Identify, isRefusal, type Member, type Policy, type Refusal } from './policy.ts'
import { type Frame, FrameReader, ProtocolError, writeFrame } from './stomp-frame.ts'

export type StompLimits = {
  frameBytes: number
  headerBytes: number
  subscriptions: number
  /** Frames in any ten seconds. */
  framesPerTenSeconds: number
  /** Until CONNECT has arrived. */
  connectMs: number
  heartbeatMs: number
}

/** The transport below: a websocket, or anything that carries text both ways. */
export type Wire = {
  /** Too much waits for this reader already. */
  readonly isBehind: boolean
  write(text: string): void
  /** Bytes that are ready to be sent as they are: the same for many sockets. */
  writeRaw(bytes: Buffer): void
  end(reason: string): void
}

/** What all connections of a server have in common. */
export type StompServer<M extends Member> = {
  hub: Hub
  limits: StompLimits
  policy: Policy<M>
  now(): number
  /** Counts a person in who is known, or refuses. */
  enter(member: M): Refusal | null
  /** The wire of a connection is closed. */
  leave(connection: StompConnection<M>): void
}

/** Client libraries cut a frame of the greatest size into eight parts. */
const partsPerFrame = 10

const heartbeat = websocketBytes('\n')

/** One object per subscription and no closure: a server holds many thousands. */
class Subscription<M extends Member> implements Subscriber {
  userId: string
  participantId: string | null
  readonly subscriptionId: string
  readonly destination: string
  readonly #connection: StompConnection<M>

  constructor(connection: StompConnection<M>, member: M, subscriptionId: string, destination: string) {
    this.#connection = connection
    this.userId = member.userId
    this.participantId = member.participantId
    this.subscriptionId = subscriptionId
    this.destination = destination
  }

  write(frame: Buffer): void {
    this.#connection.writeRaw(frame)
  }
}

/**
 * One client: the states of STOMP 1.2 from CONNECT to DISCONNECT. Frames are handled one after the other.
 *
 * A server holds many thousands, mostly idle: what one keeps is shared or exactly as large as needed.
 */
export class StompConnection<M extends Member> {
  readonly #wire: Wire
  readonly #server: StompServer<M>
  readonly #reader: FrameReader
  #identify: Identify<M> | null
  #subscriptions: readonly Subscription<M>[] = []
  #handled: Promise<void> = Promise.resolve()
  #member: M | null = null
  #isClosed = false
  #recent: number[] = []
  #parts = 0
  #partsSince = 0
  #lastRead: number
  /** As of the last `beat()`: asking for the time with each write showed in the profile of a fan-out. */
  #lastWritten: number
  #hasWritten = false
  /** How often the client promises to send something, and wants to hear something; zero for never. */
  #expectMs = 0
  #sendMs = 0
  readonly #openedAt: number

  constructor(wire: Wire, identify: Identify<M>, server: StompServer<M>) {
    this.#wire = wire
    this.#identify = identify
    this.#server = server
    this.#reader = new FrameReader(server.limits)
    this.#openedAt = this.#lastRead = this.#lastWritten = server.now()
  }

  get member(): M | null {
    return this.#member
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get subscriptions(): readonly { readonly destination: string }[] {
    return this.#subscriptions
  }

  /** Whether a ping is to be answered. */
  ping(): boolean {
    return this.#hear() && this.#keepsUp()
  }

  receive(part: Buffer): void {
    if (!this.#hear()) return
    let frames: Frame[]
    try {
      frames = this.#reader.push(part)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.fail(error.message)
      return
    }
    for (const frame of frames) {
      if (!this.#countFrame()) {
        this.fail('Too many frames')
        return
      }
      this.#handled = this.#handled.then(() => this.#handle(frame)).catch(() => this.fail('Unavailable'))
    }
  }

  /** When all frames received so far are handled. */
  settled(): Promise<void> {
    return this.#handled
  }

  /** Sends heart-beats and closes a connection on which nothing is heard any more. To be called every second or so. */
  beat(): void {
    const { now, limits } = this.#server
    if (this.#isClosed) return
    if ((this.#recent.at(-1) ?? now()) <= now() - 10_000) this.#recent = []
    if (this.#hasWritten) this.#lastWritten = now()
    this.#hasWritten = false
    if (!this.#member && now() - this.#openedAt > limits.connectMs) this.fail('No CONNECT')
    // The standard allows for delays; twice the time that was promised is plenty.
    else if (this.#expectMs > 0 && now() - this.#lastRead > 2 * this.#expectMs) this.fail('No heart-beat')
    else if (this.#sendMs > 0 && now() - this.#lastWritten >= this.#sendMs * 0.7) this.writeRaw(heartbeat)
  }

  /** The person is known anew: with another profile, or other rights. */
  become(member: M): void {
    this.#member = member
    const { hub } = this.#server
    for (const each of this.#subscriptions) {
      hub.unsubscribe(each.destination, each)
      each.userId = member.userId
      each.participantId = member.participantId
      hub.subscribe(each.destination, each)
    }
  }

  /** Ends a subscription from this side: its destination is no longer allowed. */
  drop(destination: string): void {
    for (const each of this.#subscriptions) if (each.destination === destination) this.#unsubscribe(each)
  }

  /** Sends an ERROR and closes. */
  fail(message: string, receiptId?: string): void {
    if (this.#isClosed) return
    // Also to one that is behind: it is the last thing.
    this.#wire.write(writeFrame('ERROR', { message, ...(receiptId ? { 'receipt-id': receiptId } : {}) }))
    this.close(message)
  }

  close(reason: string): void {
    if (this.#isClosed) return
    this.#isClosed = true
    for (const each of this.#subscriptions) this.#unsubscribe(each)
    this.#wire.end(reason)
  }

  /** The wire is closed, from whichever side. */
  ended(): void {
    this.close('closed')
    this.#server.leave(this)
  }

  /** Sends bytes that were made for many sockets. */
  writeRaw(bytes: Buffer): void {
    if (!this.#keepsUp()) return
    this.#hasWritten = true
    this.#wire.writeRaw(bytes)
  }

  #keepsUp(): boolean {
    if (this.#wire.isBehind) this.fail('Too slow: reconnect and catch up')
    return !this.#isClosed
  }

  /** Counts something that arrives: a part of a frame, or a ping. False if nothing more is taken. */
  #hear(): boolean {
    if (this.#isClosed) return false
    this.#lastRead = this.#server.now()
    if (!this.#countPart()) this.fail('Too many frames')
    return !this.#isClosed
  }

  /** Parts of a frame and heart-beats cost little, but not nothing. */
  #countPart(): boolean {
    const { now, limits } = this.#server
    if (now() - this.#partsSince >= 10_000) {
      this.#partsSince = now()
      this.#parts = 0
    }
    this.#parts += 1
    return this.#parts <= limits.framesPerTenSeconds * partsPerFrame
  }

  #countFrame(): boolean {
    const { now, limits } = this.#server
    const from = now() - 10_000
    while (this.#recent[0] !== undefined && this.#recent[0] <= from) this.#recent.shift()
    this.#recent.push(now())
    return this.#recent.length <= limits.framesPerTenSeconds
  }

  async #handle(frame: Frame): Promise<void> {
    if (this.#isClosed) return
    const receipt = frame.headers.get('receipt')
    const problem = this.#member ? await this.#perform(this.#member, frame) : await this.#connect(frame)
    if (this.#isClosed) return
    if (problem !== null) this.fail(problem, receipt)
    else if (frame.command === 'DISCONNECT') {
      if (receipt !== undefined) this.#write(writeFrame('RECEIPT', { 'receipt-id': receipt }))
      this.close('DISCONNECT')
    } else if (receipt !== undefined && frame.command !== 'CONNECT' && frame.command !== 'STOMP')
      this.#write(writeFrame('RECEIPT', { 'receipt-id': receipt }))
  }

  async #connect({ command, headers }: Frame): Promise<string | null> {
    if (command !== 'CONNECT' && command !== 'STOMP') return 'Not connected'
    if (!(headers.get('accept-version') ?? '').split(',').includes('1.2')) {
      this.#write(writeFrame('ERROR', { version: '1.2', message: 'Supported protocol versions are 1.2' }))
      this.close('version')
      return null
    }
    const beats = /^(\d{1,9}),(\d{1,9})$/.exec(headers.get('heart-beat') ?? '0,0')
    if (!beats) return 'Invalid heart-beat'
    const identify = this.#identify
    if (!identify) return 'Already connected'
    this.#identify = null
    const member = await identify(headers)
    if (isRefusal(member)) return member.refusal
    // It may have been closed meanwhile; who was never counted in must not be.
    if (this.#isClosed) return null
    const refused = this.#server.enter(member)
    if (refused) return refused.refusal
    const own = this.#server.limits.heartbeatMs
    const [theirs, wanted] = [Number(beats[1]), Number(beats[2])]
    this.#expectMs = theirs === 0 ? 0 : Math.max(theirs, own)
    this.#sendMs = wanted === 0 ? 0 : Math.max(wanted, own)
    this.#member = member
    this.#write(writeFrame('CONNECTED', { version: '1.2', 'heart-beat': `${own},${own}`, server: 'samovar/1' }))
    return null
  }

  async #perform(member: M, frame: Frame): Promise<string | null> {
    const { headers } = frame
    switch (frame.command) {
      case 'SUBSCRIBE':
        return this.#subscribe(member, headers)
      case 'UNSUBSCRIBE': {
        const id = headers.get('id')
        if (id === undefined) return 'UNSUBSCRIBE needs an id'
        const found = this.#subscriptions.find(each => each.subscriptionId === id)
        if (found) this.#unsubscribe(found)
        return null
      }
      case 'SEND': {
        const destination = headers.get('destination')
        if (destination === undefined) return 'SEND needs a destination'
        if (headers.has('transaction')) return 'Transactions are not supported'
        return (await this.#server.policy.send(member, destination, frame.body))?.refusal ?? null
      }
      case 'DISCONNECT':
        return null
      case 'CONNECT':
      case 'STOMP':
        return 'Already connected'
      case 'ACK':
      case 'NACK':
        return 'Messages are not acknowledged here: subscribe with ack:auto'
      case 'BEGIN':
      case 'COMMIT':
      case 'ABORT':
        return 'Transactions are not supported'
      default:
        return 'Unknown command'
    }
  }

  async #subscribe(member: M, headers: Map<string, string>): Promise<string | null> {
    const { hub, limits, policy } = this.#server
    const [id, destination] = [headers.get('id'), headers.get('destination')]
    if (id === undefined || destination === undefined) return 'SUBSCRIBE needs an id and a destination'
    if ((headers.get('ack') ?? 'auto') !== 'auto') return 'Messages are not acknowledged here: subscribe with ack:auto'
    if (this.#subscriptions.some(each => each.subscriptionId === id)) return 'This subscription id is in use'
    if (this.#subscriptions.length >= limits.subscriptions) return 'Too many subscriptions'
    const refused = await policy.subscribe(member, destination)
    if (refused) return refused.refusal
    if (this.#isClosed) return null
    const topic = hub.nameOf(destination)
    // Meanwhile they may be known anew.
    const person = this.#member ?? member
    const subscription = new Subscription(this, person, id === destination ? topic : copyText(id), topic)
    this.#subscriptions = [...this.#subscriptions, subscription]
    hub.subscribe(topic, subscription)
    return null
  }

  #unsubscribe(subscription: Subscription<M>): void {
    this.#subscriptions = this.#subscriptions.filter(each => each !== subscription)
    this.#server.hub.unsubscribe(subscription.destination, subscription)
  }

  #write(text: string): void {
    if (!this.#keepsUp()) return
    this.#hasWritten = true
    this.#wire.write(text)
  }
}
