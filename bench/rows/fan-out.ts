import { setTimeout as sleep } from 'node:timers/promises'
import { realtimeChannel } from '#server/platform/realtime/store.ts'
import type { BenchEnvironment } from '../environment.ts'
import { startRabbitMq } from '../rabbitmq.ts'
import { type RealtimeServer, startRealtimeServer } from '../realtime-server.ts'
import type { Row } from '../row.ts'
import { cpuOf, memoryOf, type OpenedSockets, openSubscribers, type StompTarget } from '../stomp-sockets.ts'

const subscribers = 1000
const messages = 100
/** So many that the room which a process takes ahead hardly counts. */
const connections = 5000
/** Both collect garbage when they are left alone. */
const restMs = 10_000
const rounds = 3
/** As long as a chat message with its author. */
const body = JSON.stringify({ chatId: 'x'.repeat(36), seq: 1, message: { text: 'x'.repeat(350) } })

type Measured = { cpuPerDelivery: number[]; memoryPerSocket: number }
type Publisher = { pid: number; target: StompTarget; publish(sockets: OpenedSockets): Promise<void> | void }

/**
 * One message to 1,000 subscribers, from the notification of the database to the last socket. Beside it RabbitMQ with STOMP over
 * websockets, from a SEND to the last socket. CPU time of the whole server process, so that the load of the machine does not count.
 */
export const fanOut: Row<BenchEnvironment> = {
  name: 'fan-out',
  async measure(bench) {
    const realtime = await startRealtimeServer(bench, 'bench_fan_out', subscribers)
    const rabbit = await startRabbitMq(bench.folder)
    const login = { login: 'guest', passcode: 'guest' }
    const peer: Publisher | null = rabbit && {
      pid: rabbit.pid,
      target: { url: rabbit.url, topic: '/topic/bench', connectHeaders: () => login },
      publish: sockets => sockets.send(body),
    }
    try {
      const [ours, theirs] = await measure([publisherOf(realtime), ...(peer ? [peer] : [])])
      if (!ours) throw new Error('Nothing was measured')
      return {
        lines: [
          {
            what: `CPU of one delivery to one of ${subscribers.toLocaleString('en-US')} subscribers`,
            peer: theirs ? 'RabbitMQ, web_stomp' : null,
            unit: 'µs',
            ours: ours.cpuPerDelivery,
            theirs: theirs?.cpuPerDelivery ?? null,
            limit: { kind: 'atMost', value: theirs ? 1 / 8 : 20 },
          },
          {
            what: `memory of a connection, one of ${connections.toLocaleString('en-US')}`,
            peer: theirs ? 'RabbitMQ, web_stomp' : null,
            unit: 'kB',
            ours: [ours.memoryPerSocket],
            theirs: theirs ? [theirs.memoryPerSocket] : null,
            limit: { kind: 'atMost', value: theirs ? 1 / 10 : 40 },
          },
        ],
        notes: rabbit ? [] : ["RabbitMQ is not installed (Debian's rabbitmq-server): fan-out has no peer here."],
      }
    } finally {
      await rabbit?.stop()
      await realtime.owner.end()
    }
  },
}

function publisherOf({ server, owner, target }: RealtimeServer): Publisher {
  const publication = { topic: target.topic, audience: { exceptIds: [] }, body }
  const notified = JSON.stringify({ communityId: server.community.id, publication })
  return {
    pid: server.pid,
    target,
    async publish() {
      await owner`select pg_notify(${realtimeChannel}, ${notified})`
    },
  }
}

async function measure(publishers: Publisher[]): Promise<Measured[]> {
  const opened: { publisher: Publisher; sockets: OpenedSockets; measured: Measured }[] = []
  for (const publisher of publishers) {
    const memoryPerSocket = await memoryOfSocket(publisher)
    const sockets = await openSubscribers(publisher.target, subscribers)
    opened.push({ publisher, sockets, measured: { memoryPerSocket, cpuPerDelivery: [] } })
  }
  // In turns, so that what slows a round affects all.
  for (let round = 0; round <= rounds; round++)
    for (const { publisher, sockets, measured } of opened) {
      const cpu = await cpuOfRound(publisher, sockets)
      // The first round warms up.
      if (round > 0) measured.cpuPerDelivery.push(cpu / (messages * subscribers))
    }
  for (const { sockets } of opened) sockets.close()
  return opened.map(({ measured }) => measured)
}

async function memoryOfSocket({ pid, target }: Publisher): Promise<number> {
  const warm = await openSubscribers(target, 50)
  warm.close()
  await sleep(restMs)
  const before = memoryOf(pid)
  const sockets = await openSubscribers(target, connections)
  await sleep(restMs)
  sockets.check()
  const memory = (memoryOf(pid) - before) / connections
  sockets.close()
  await sleep(restMs)
  return memory
}

async function cpuOfRound({ pid, publish }: Publisher, sockets: OpenedSockets): Promise<number> {
  const [from, cpu] = [sockets.received(), cpuOf(pid)]
  for (let each = 1; each <= messages; each++) {
    await publish(sockets)
    await sockets.until(from + each * subscribers)
  }
  return cpuOf(pid) - cpu
}
