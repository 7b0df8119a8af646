import { communityTopic } from '#contract/realtime/topics.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { BenchEnvironment, StartedServer } from './environment.ts'
import type { StompTarget } from './stomp-sockets.ts'
import { issueTokens } from './tokens.ts'

export type RealtimeServer = {
  server: StartedServer
  owner: Sql
  tokens: string[]
  /** The topic of the community's chats, for its members in turn. */
  target: StompTarget
}

/** A server of its own with the realtime socket, whose members have tokens. */
export async function startRealtimeServer(
  bench: BenchEnvironment,
  database: string,
  members: number,
): Promise<RealtimeServer> {
  const settings = { JOBS: 'false', REALTIME: 'true' }
  const server = await bench.serve(database, { members, settings })
  const owner = connect(server.databaseUrl, { connections: 2 })
  const tokens = await issueTokens(owner, bench.secret, members)
  const target = {
    url: `ws://127.0.0.1:${server.port}/api/ws`,
    host: server.host,
    topic: communityTopic(server.community.id, 'chats'),
    connectHeaders: (index: number) => ({ passcode: tokens[index % tokens.length] as string }),
  }
  return { server, owner, tokens, target }
}
