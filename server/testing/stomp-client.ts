import { Client } from '@stomp/stompjs'
import { WebSocket } from 'ws'

export type StompClient = {
  /** Reasons of the server for ending the connection. */
  errors: string[]
  isOpen(): boolean
  /** Subscribes, and returns the bodies that arrive once the server has confirmed it. Rejects when it is refused. */
  subscribe(topic: string, onBody?: (body: string) => void): Promise<string[]>
  send(destination: string, body: string): void
  /** Stops reading, as a device does that sleeps. */
  pause(): void
  resume(): void
  close(): Promise<void>
}

export type SocketAddress = {
  url: string
  query?: string
  host?: string
  origin?: string
  headers?: Record<string, string>
}

/** A connection with the library that browsers use; it does not reconnect. Rejects when the server refuses it. */
export async function openStomp({ url, query = '', host, origin, headers = {} }: SocketAddress): Promise<StompClient> {
  const errors: string[] = []
  const refused = new Set<(error: Error) => void>()
  let isOpen = false
  let socket: WebSocket | undefined
  const client = new Client({
    webSocketFactory: () => {
      const websocket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/ws${query}`, ['v12.stomp'], {
        headers: { ...(host ? { host } : {}), ...(origin ? { origin } : {}) },
      })
      socket = websocket
      // Also told by the event `close`.
      websocket.on('error', error => errors.push(error.message))
      return websocket as never
    },
    connectHeaders: headers,
    reconnectDelay: 0,
    onStompError: frame => errors.push(frame.headers.message ?? ''),
    onWebSocketClose: () => {
      isOpen = false
      for (const refuse of refused) refuse(new Error(errors.at(-1) ?? 'closed'))
    },
  })
  await new Promise<void>((resolve, reject) => {
    refused.add(reject)
    client.onConnect = () => {
      isOpen = true
      refused.delete(reject)
      resolve()
    }
    client.activate()
  })
  return {
    errors,
    isOpen: () => isOpen,
    async subscribe(topic, onBody) {
      const bodies: string[] = []
      const receipt = crypto.randomUUID()
      await new Promise<void>((resolve, reject) => {
        refused.add(reject)
        client.watchForReceipt(receipt, () => {
          refused.delete(reject)
          resolve()
        })
        const take = onBody ?? (body => bodies.push(body))
        client.subscribe(topic, ({ body }) => void take(body), { id: topic, receipt })
      })
      return bodies
    },
    send: (destination, body) => client.publish({ destination, body }),
    pause: () => socket?.pause(),
    resume: () => socket?.resume(),
    close: () => client.deactivate({ force: true }),
  }
}
