import { createServer } from 'node:http'
import { Hub } from '#server/platform/realtime/hub.ts'
import { messageBytes } from '#server/platform/realtime/message-frame.ts'
import type { Identify, Member, Policy } from '#server/platform/realtime/policy.ts'
import { SocketServer, socketLimits } from '#server/platform/realtime/socket-server.ts'

/*
 * `npm run stomp-server`: the protocol of the realtime socket alone, with a policy that allows everything, for test suites of STOMP
 * clients. What is sent to a topic is delivered to its subscribers. PORT chooses the port; the path is /ws.
 */

export type StompServer = { url: string; close(): Promise<void> }

export async function startStompServer(port: number): Promise<StompServer> {
  const http = createServer((_request, response) =>
    response.writeHead(426).end('This is a websocket: connect to /ws\n'),
  )
  const hub = new Hub(messageBytes)
  let people = 0
  const identify: Identify<Member> = async () => ({ userId: `client-${++people}`, participantId: null })
  const policy: Policy<Member> = {
    subscribe: async (_member, destination) => refuseQueue(destination),
    async send(_member, destination, body) {
      const refusal = refuseQueue(destination)
      if (!refusal) hub.deliver({ topic: destination, audience: { exceptIds: [] }, body })
      return refusal
    },
  }
  const limits = { ...socketLimits, framesPerTenSeconds: 100_000, subscriptions: 1000 }
  const sockets = new SocketServer({ path: '/ws', hub, limits, policy, admit: async () => identify })
  sockets.attach(http)
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, '127.0.0.1', resolve))
  const { port: chosen } = http.address() as { port: number }
  return {
    url: `ws://127.0.0.1:${chosen}/ws`,
    async close() {
      sockets.close()
      http.closeAllConnections()
      await new Promise(resolve => http.close(resolve))
    },
  }
}

const refuseQueue = (destination: string) =>
  destination.startsWith('/topic/') ? null : { refusal: 'Queues are not supported: destinations begin with /topic/' }

if (process.argv[1] === import.meta.filename) {
  const { url } = await startStompServer(Number(process.env.PORT ?? 15_674))
  console.log(`STOMP 1.2 at ${url}`)
}
