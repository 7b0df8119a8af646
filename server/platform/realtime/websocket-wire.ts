import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Wire } from './stomp-connection.ts'

/** How long a reader that does not read may keep a closed socket. */
const closingMs = 2000

/** A websocket as the protocol sees it. */
export class WebSocketWire implements Wire {
  readonly #websocket: WebSocket
  readonly #socket: Duplex
  readonly #waitingBytes: number

  constructor(websocket: WebSocket, waitingBytes: number) {
    this.#websocket = websocket
    // The library has no public way to send bytes that are framed already.
    this.#socket = (websocket as unknown as { _socket: Duplex })._socket
    this.#waitingBytes = waitingBytes
  }

  get isBehind(): boolean {
    return this.#socket.writableLength > this.#waitingBytes
  }

  write(text: string): void {
    this.#websocket.send(text)
  }

  writeRaw(bytes: Buffer): void {
    if (this.#websocket.readyState === this.#websocket.OPEN) this.#socket.write(bytes)
  }

  close(reason: string): void {
    this.#websocket.close(1000, reason.slice(0, 100))
    setTimeout(() => this.#websocket.terminate(), closingMs).unref()
  }
}
