import type { Ground } from '../ground.ts'
import { besideBareHandlers } from '../peers.ts'
import type { Row } from '../row.ts'

export const page: Row<Ground> = {
  name: 'page',
  async measure(ground) {
    const { club } = await ground.served()
    const call = { path: `/api/community/${club.id}/preview/participants`, headers: {} }
    return { lines: await besideBareHandlers(ground, 'a page of a list (8 rows)', call, '/page') }
  },
}
