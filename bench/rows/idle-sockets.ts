import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchEnvironment } from '../environment.ts'
import { startRealtimeServer } from '../realtime-server.ts'
import type { Row } from '../row.ts'
import { cpuOf, openSubscribers } from '../stomp-sockets.ts'

const members = 1000
const idle = 5000
const rounds = 3
/** Four checks of all sessions and topics, which are done every three seconds. */
const roundMs = 12_000
/** A tenth of a core, so that nine tenths stay for the calls of these people. */
const limitPercent = 10

/** Sockets on which nothing happens but heart-beats, ten seconds apart each way, and the checks of sessions and topics. */
export const idleSockets: Row<BenchEnvironment> = {
  name: 'idle-sockets',
  async measure(bench) {
    const { server, owner, target } = await startRealtimeServer(bench, 'bench_idle_sockets', members)
    try {
      const sockets = await openSubscribers({ ...target, heartbeatMs: 10_000 }, idle)
      await sleep(3000)
      const shares: number[] = []
      for (let round = 0; round < rounds; round++) {
        const [cpu, began] = [cpuOf(server.pid), performance.now()]
        await sleep(roundMs)
        shares.push(((cpuOf(server.pid) - cpu) / 1000 / (performance.now() - began)) * 100)
      }
      sockets.check()
      sockets.close()
      const line = {
        what: `CPU of ${idle.toLocaleString('en-US')} idle sockets`,
        peer: null,
        unit: '% of a core',
        ours: shares,
        theirs: null,
        limit: { kind: 'atMost' as const, value: limitPercent },
      }
      return { lines: [line] }
    } finally {
      await owner.end()
    }
  },
}
