import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'
import type { BenchEnvironment, StartedServer } from '../environment.ts'
import type { Row } from '../row.ts'
import { issueTokens } from '../tokens.ts'

const joins = 10_000
const places = 500
const connections = 32
const warmUp = 500
/** Joins without contention before the others, and again after them: enough for a percentile. */
const spreadJoins = 1000
/** Events over which these are spread. */
const manyEvents = 500

/**
 * Everybody joins one event at once: its places are locked one after the other. Beside it joins on as many connections, each at an
 * event that nobody else joins at that moment. Letters are not written meanwhile: they are the same work for both, and take longer
 * than the joins.
 */
export const joinsRow: Row<BenchEnvironment> = {
  name: 'joins',
  async measure(bench) {
    const server = await bench.serve('bench_joins', { members: joins, settings: { JOBS: 'false' } })
    const owner = connect(server.databaseUrl, { connections: 2, statementTimeoutMs: 120_000 })
    try {
      const tokens = await issueTokens(owner, bench.secret, joins)
      const many: string[] = []
      while (many.length < manyEvents) many.push(await createEvent(owner, server.community.id))
      const joinOne = async (joining: string[]) => {
        const one = await createEvent(owner, server.community.id)
        const joined = await joinAll(server, joining, () => one)
        if (joining.length > places) await ensureInOrder(owner, one, joined)
        return joined
      }
      const joinMany = async (joining: string[]) => {
        const joined = await joinAll(server, joining, index => many[index % manyEvents] as string)
        await owner`delete from participation where event_id = any (${many}::uuid[])`
        return joined
      }
      await joinOne(tokens.slice(0, warmUp))
      await joinMany(tokens.slice(0, warmUp))
      const before = await joinMany(tokens.slice(0, spreadJoins))
      const crowded = await joinOne(tokens)
      const after = await joinMany(tokens.slice(-spreadJoins))
      const seconds = (Math.max(...crowded.map(({ ended }) => ended)) - (crowded[0] as Joined).began) / 1000
      const named = joins.toLocaleString('en-US')
      return {
        lines: [
          {
            what: `95th percentile of ${named} joins to one event`,
            peer: `${(2 * spreadJoins).toLocaleString('en-US')} joins spread over ${manyEvents} events`,
            unit: 'ms',
            ours: [p95(crowded)],
            theirs: [p95([...before, ...after])],
            limit: { kind: 'atMost', value: 2.5 },
          },
        ],
        notes: [
          `${named} joins to one event of ${places} places on ${connections} connections took ${seconds.toFixed(1)} s; ${places} were confirmed and the others on the waitlist in the order of their replies.`,
        ],
      }
    } finally {
      await owner.end()
    }
  },
}

async function createEvent(owner: Sql, communityId: string): Promise<string> {
  const context = { owner, clock: new MovableClock(), config: { SESSION_SECRET: '' } }
  return (await buildEvent(context, { communityId, maxParticipants: places, slug: `tea-${randomUUID()}` })).id
}

type Joined = { began: number; ended: number; participationId: string }

/** A closed loop: each connection sends its next join when the last one is answered. */
async function joinAll({ port, host }: StartedServer, tokens: string[], eventOf: (index: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections })
  const joined: Joined[] = []
  let next = 0
  const joinOn = async () => {
    for (let index = next++; index < tokens.length; index = next++) {
      const began = performance.now()
      const path = `/api/event/${eventOf(index)}/confirm-participation`
      const headers = { host, authorization: `Bearer ${tokens[index]}`, 'idempotency-key': randomUUID() }
      const { participationId } = JSON.parse(await post({ port, agent, path, headers }))
      joined.push({ began, ended: performance.now(), participationId })
    }
  }
  await Promise.all(Array.from({ length: connections }, joinOn))
  agent.destroy()
  return joined
}

type Post = { port: number; agent: Agent; path: string; headers: Record<string, string> }

const post = ({ headers, ...to }: Post) =>
  new Promise<string>((resolve, reject) => {
    const sent = {
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...to,
    }
    const asked = request(sent, reply => {
      let body = ''
      reply.setEncoding('utf8').on('data', part => {
        body += part
      })
      reply.on('end', () => (reply.statusCode === 200 ? resolve(body) : reject(new Error(`A join failed: ${body}`))))
    })
    asked.on('error', reject).end('{}')
  })

const p95 = (all: Joined[]): number => {
  const times = all.map(({ began, ended }) => ended - began).sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] as number
}

/** Exactly the places are taken, and a join that was answered before another began has the lower waitlist number. */
async function ensureInOrder(owner: Sql, eventId: string, joined: Joined[]): Promise<void> {
  const rows = await owner<{ id: string; status: string; number: number | null }[]>`
    select id, status, waitlist_number::integer as number from participation where event_id = ${eventId}`
  const confirmed = rows.filter(({ status }) => status === 'CONFIRMED')
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number])).sort((a, b) => a - b)
  const isWhole = numbers.length === joined.length - places && numbers.every((number, index) => number === index + 1)
  if (confirmed.length !== places || !isWhole)
    throw new Error(`${confirmed.length} are confirmed and ${numbers.length} wait`)
  const position = new Map(rows.map(({ id, number }) => [id, number ?? 0]))
  const byStart = [...joined].sort((a, b) => a.began - b.began)
  const byEnd = [...joined].sort((a, b) => a.ended - b.ended)
  let [answered, last] = [0, 0]
  for (const { began, participationId } of byStart) {
    for (let each = byEnd[answered]; each && each.ended < began; each = byEnd[++answered])
      last = Math.max(last, position.get(each.participationId) ?? 0)
    if ((position.get(participationId) ?? 0) < last) throw new Error('Somebody was put on the waitlist before others')
  }
}
