import type { Duplex } from 'node:stream'
import { type RawData, WebSocket } from 'ws'
import type { Member } from './policy.ts'
import type { StompConnection, Wire } from './stomp-connection.ts'

/** How long a reader that does not read may keep a closed socket. */
const closingMs = 2000

/** A websocket as the protocol sees it. It knows its connection, so that all of them share their listeners. */
export class WebSocketWire<M extends Member> extends WebSocket implements Wire {
  /** The library has no public way to send bytes that are framed already. */
  declare readonly _socket: Duplex
  #connection: StompConnection<M> | null = null
  #waitingBytes = 0

  open(connection: StompConnection<M>, waitingBytes: number): void {
    this.#connection = connection
    this.#waitingBytes = waitingBytes
    this.on('message', onMessage).on('ping', onPing).on('error', onError).on('close', onClose)
  }

  get connection(): StompConnection<M> | null {
    return this.#connection
  }

  get isBehind(): boolean {
    return this._socket.writableLength > this.#waitingBytes
  }

  write(text: string): void {
    this.send(text)
  }

  writeRaw(bytes: Buffer): void {
    if (this.readyState === this.OPEN) this._socket.write(bytes)
  }

  end(reason: string): void {
    this.close(1000, reason.slice(0, 100))
    setTimeout(() => this.terminate(), closingMs).unref()
  }
}

const connectionOf = (socket: WebSocket) => (socket as WebSocketWire<Member>).connection

function onMessage(this: WebSocket, data: RawData): void {
  connectionOf(this)?.receive(Buffer.isBuffer(data) ? data : Buffer.from(data as ArrayBuffer))
}

function onPing(this: WebSocket, data: Buffer): void {
  if (connectionOf(this)?.ping()) this.pong(data)
}

function onError(this: WebSocket): void {
  this.terminate()
}

function onClose(this: WebSocket): void {
  connectionOf(this)?.ended()
}
