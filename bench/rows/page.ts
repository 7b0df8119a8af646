import type { BenchEnvironment } from '../environment.ts'
import { compareWithBareHandlers } from '../peers.ts'
import type { Row } from '../row.ts'

export const page: Row<BenchEnvironment> = {
  name: 'page',
  async measure(bench) {
    const { community } = await bench.getServer()
    const call = { path: `/api/community/${community.id}/preview/participants`, headers: {} }
    return { lines: await compareWithBareHandlers(bench, 'a page of a list (8 rows)', call, '/page') }
  },
}
