import { isDeepStrictEqual } from 'node:util'
import type { BenchEnvironment } from './environment.ts'
import type { Target } from './load.ts'
import { readJson } from './read.ts'
import { measureInTurn } from './rounds.ts'
import type { Line } from './row.ts'

/** Compares one of our calls with bare handlers that send the same response. */
export async function compareWithBareHandlers(
  bench: BenchEnvironment,
  what: string,
  ours: { path: string; headers: Record<string, string> },
  theirPath: string,
): Promise<Line[]> {
  const { port, host, databaseUrl, community } = await bench.getServer()
  const env = { DATABASE_URL: databaseUrl, COMMUNITY_ID: community.id, PARTICIPANT_ID: community.participantId }
  const peer = async (file: string): Promise<Target> => ({
    port: await bench.startPeer(file, env, theirPath),
    path: theirPath,
    headers: {},
  })
  const targets = {
    ours: { port, path: ours.path, headers: { host, ...ours.headers } },
    http: await peer('bench/bare/http.js'),
    express: await peer('bench/bare/express.js'),
  }
  await ensureSameAnswer(Object.values(targets))
  const samples = await measureInTurn(bench, targets)
  const line = { what, unit: 'requests/s', ours: samples.ours }
  return [
    { ...line, peer: 'bare node:http', theirs: samples.http, limit: { kind: 'atLeast', value: 0.6 } },
    { ...line, peer: 'bare Express 5', theirs: samples.express, limit: { kind: 'above', value: 1 } },
  ]
}

async function ensureSameAnswer(targets: Target[]): Promise<void> {
  const answers = await Promise.all(targets.map(readJson))
  if (!answers.every(answer => isDeepStrictEqual(answer, answers[0])))
    throw new Error(`The peers send another response than ours: ${JSON.stringify(answers)}`)
}
