import type { BenchEnvironment } from '../environment.ts'
import { waitForFirstResponse } from '../processes.ts'
import type { Row } from '../row.ts'

const starts = 5

/** From the spawn of the process to its first 200 response, with the database running and migrated. */
export const start: Row<BenchEnvironment> = {
  name: 'start',
  async measure(bench) {
    const databaseUrl = await bench.database('bench_start')
    const seconds: number[] = []
    for (let count = 0; count < starts; count++) {
      const began = performance.now()
      const { port, program, log } = await bench.startServer(databaseUrl)
      seconds.push(((await waitForFirstResponse(`http://127.0.0.1:${port}/readyz`, program, log)) - began) / 1000)
      await program.stop()
    }
    return {
      lines: [
        {
          what: 'start to first answer',
          peer: null,
          unit: 's',
          ours: seconds,
          theirs: null,
          limit: { kind: 'atMost', value: 2 },
        },
      ],
    }
  },
}
