import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { communityTopic } from '#contract/realtime/topics.ts'
import { buildChat } from '#server/features/chats/chat/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { connect } from '#server/platform/db/connect.ts'
import type { BenchEnvironment } from '../environment.ts'
import type { Row } from '../row.ts'
import { openSubscribers } from '../stomp-sockets.ts'
import { issueTokens } from '../tokens.ts'

const writers = 10
const messagesOfEach = 20
/** Below what people notice, with room for a network of 50 ms. */
const limitMs = 50

/** From the click of the writer to the frame at the reader: the call, its transaction, the notification and the socket. */
export const sendToSeen: Row<BenchEnvironment> = {
  name: 'send-to-seen',
  async measure(bench) {
    const settings = { JOBS: 'false', REALTIME: 'true' }
    const server = await bench.serve('bench_send_to_seen', { members: 100, settings })
    const owner = connect(server.databaseUrl, { connections: 2 })
    try {
      const tokens = await issueTokens(owner, bench.secret, writers + 1)
      const members = await owner<{ id: string }[]>`
        select id from participant where moderation_status = 'CONFIRMED' order by slug limit ${writers + 1}`
      const context = { owner, clock: new MovableClock(), config: { SESSION_SECRET: bench.secret } }
      const memberIds = members.map(({ id }) => id)
      const chat = await buildChat(context, { communityId: server.community.id, kind: 'GROUP', memberIds })
      const reader = await openSubscribers(
        {
          url: `ws://127.0.0.1:${server.port}/api/ws`,
          host: server.host,
          topic: communityTopic(server.community.id, 'chats'),
          connectHeaders: () => ({ passcode: tokens[writers] as string }),
        },
        1,
      )
      const times: number[] = []
      for (let each = 0; each < writers * messagesOfEach; each++) {
        const began = performance.now()
        const seen = reader.next()
        await send(server.port, server.host, chat.id, tokens[each % writers] as string)
        await seen
        // The first of each writer warm up.
        if (each >= writers) times.push(performance.now() - began)
      }
      reader.close()
      times.sort((a, b) => a - b)
      const line = {
        what: '95th percentile from sending a message to seeing it',
        peer: null,
        unit: 'ms',
        ours: [times[Math.floor(times.length * 0.95)] as number],
        theirs: null,
        limit: { kind: 'atMost' as const, value: limitMs },
      }
      return { lines: [line] }
    } finally {
      await owner.end()
    }
  },
}

async function send(port: number, host: string, chatId: string, token: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    host,
  }
  const body = JSON.stringify({ text: 'Shall we have tea at five?' })
  const asked = request({ host: '127.0.0.1', port, path: `/api/chats/${chatId}`, method: 'POST', headers })
  asked.end(body)
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  reply.resume()
  if (reply.statusCode !== 200) throw new Error(`A message was refused: ${reply.statusCode}`)
}
