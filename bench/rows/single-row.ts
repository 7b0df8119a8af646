import type { BenchEnvironment } from '../environment.ts'
import { compareWithBareHandlers } from '../peers.ts'
import type { Row } from '../row.ts'

/** An authenticated read of one row, scoped to its community: the path of every participant's call. */
export const singleRow: Row<BenchEnvironment> = {
  name: 'single-row',
  async measure(bench) {
    const { community } = await bench.getServer()
    const call = { path: '/api/current-participant', headers: { authorization: `Bearer ${community.token}` } }
    return { lines: await compareWithBareHandlers(bench, 'authenticated read of one row', call, '/row') }
  },
}
