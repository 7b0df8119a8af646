import { setTimeout as sleep } from 'node:timers/promises'
import { realtimeChannel } from '#server/platform/realtime/store.ts'
import type { BenchEnvironment } from '../environment.ts'
import { type RabbitMq, startRabbitMq } from '../rabbitmq.ts'
import { type RealtimeServer, startRealtimeServer } from '../realtime-server.ts'
import type { Row } from '../row.ts'
import { cpuOf, memoryOf, type OpenedSockets, openSubscribers, type StompTarget } from '../stomp-sockets.ts'

const subscribers = 1000
const messages = 100
/** Memory is the difference between few connections and many: what a process takes ahead or once is no matter of one connection. */
const fewConnections = 1000
const connections = 5000
/** Both collect garbage when they are left alone. */
const restMs = 10_000
/** Each with processes that were started for it: when garbage is collected depends on how a start went. */
const starts = 3
const roundsPerStart = 2
/** As long as a chat message with its author. */
const body = JSON.stringify({ chatId: 'x'.repeat(36), seq: 1, message: { text: 'x'.repeat(350) } })

type Measured = { cpuPerDelivery: number[]; memoryPerSocket: number[] }
type Publisher = {
  pid: number
  target: StompTarget
  publish(sockets: OpenedSockets): Promise<void> | void
  stop(): Promise<void>
}

/**
 * One message to 1,000 subscribers, from the notification of the database to the last socket. Beside it RabbitMQ with STOMP over
 * websockets, from a SEND to the last socket. CPU time of the whole server process, so that the load of the machine counts little.
 */
export const fanOut: Row<BenchEnvironment> = {
  name: 'fan-out',
  async measure(bench) {
    const ours: Measured = { cpuPerDelivery: [], memoryPerSocket: [] }
    const theirs: Measured = { cpuPerDelivery: [], memoryPerSocket: [] }
    let isInstalled = false
    // In turns, so that what slows one start affects both; never beside each other: RabbitMQ uses CPU while it waits.
    for (let start = 1; start <= starts; start++) {
      await measureOnce(publisherOf(await startRealtimeServer(bench, `bench_fan_out_${start}`, subscribers)), ours)
      const rabbit = await startRabbitMq(bench.folder)
      isInstalled = rabbit !== null
      if (rabbit) await measureOnce(peerOf(rabbit), theirs)
    }
    return {
      lines: [
        {
          what: `CPU of one delivery to one of ${subscribers.toLocaleString('en-US')} subscribers`,
          peer: isInstalled ? 'RabbitMQ, web_stomp' : null,
          unit: 'µs',
          ours: ours.cpuPerDelivery,
          theirs: isInstalled ? theirs.cpuPerDelivery : null,
          limit: { kind: 'atMost', value: isInstalled ? 1 / 8 : 20 },
        },
        {
          what: `memory of a connection, one of ${connections.toLocaleString('en-US')}`,
          peer: isInstalled ? 'RabbitMQ, web_stomp' : null,
          unit: 'kB',
          ours: ours.memoryPerSocket,
          theirs: isInstalled ? theirs.memoryPerSocket : null,
          limit: { kind: 'atMost', value: isInstalled ? 1 / 10 : 40 },
        },
      ],
      notes: isInstalled ? [] : ["RabbitMQ is not installed (Debian's rabbitmq-server): fan-out has no peer here."],
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
    async stop() {
      await owner.end()
      await server.stop()
    },
  }
}

function peerOf({ pid, url, stop }: RabbitMq): Publisher {
  const login = { login: 'guest', passcode: 'guest' }
  return {
    pid,
    target: { url, topic: '/topic/bench', connectHeaders: () => login },
    publish: sockets => sockets.send(body),
    stop,
  }
}

async function measureOnce(publisher: Publisher, { cpuPerDelivery, memoryPerSocket }: Measured): Promise<void> {
  try {
    const sockets = await openSubscribers(publisher.target, subscribers)
    // The first round warms up.
    for (let round = 0; round <= roundsPerStart; round++) {
      const cpu = await cpuOfRound(publisher, sockets)
      if (round > 0) cpuPerDelivery.push(cpu / (messages * subscribers))
    }
    sockets.close()
    await sleep(restMs)
    memoryPerSocket.push(await memoryOfSocket(publisher))
  } finally {
    await publisher.stop()
  }
}

async function memoryOfSocket({ pid, target }: Publisher): Promise<number> {
  const few = await openSubscribers(target, fewConnections)
  await sleep(restMs)
  const before = memoryOf(pid)
  const many = await openSubscribers(target, connections)
  await sleep(restMs)
  few.check()
  many.check()
  const memory = (memoryOf(pid) - before) / connections
  few.close()
  many.close()
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
