import type { Ground } from '../ground.ts'
import { besideBareHandlers } from '../peers.ts'
import type { Row } from '../row.ts'

/** An authenticated read of one row, scoped to its community: the path of every participant's call. */
export const singleRow: Row<Ground> = {
  name: 'single-row',
  async measure(ground) {
    const { club } = await ground.served()
    const call = { path: '/api/current-participant', headers: { authorization: `Bearer ${club.token}` } }
    return { lines: await besideBareHandlers(ground, 'authenticated read of one row', call, '/row') }
  },
}
