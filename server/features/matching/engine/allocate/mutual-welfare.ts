import type { Objective } from './frank-wolfe.ts'
import type { CandidateLists } from './lists.ts'
import { welfareWeights } from './welfare.ts'

/**
 * Welfare where a pair meets only when each finds the other in their own list:
 * utility = likes * liked * exposure of v in u's list * exposure of u in v's list, for both.
 * Each list is ranked for the welfare of those shown in it: a list that maximises their Nash welfare leaves none of
 * them envious, unlike a list that also weighs its reader (measured: envy 2 compared with 40).
 * Needs mutual lists: if v is in the list of u, then u is in the list of v.
 */
export class MutualWelfare implements Objective {
  readonly slots = null
  /** The entry of the other side of each pair. */
  readonly mate: Int32Array
  private readonly lists: CandidateLists
  private readonly aversion: number

  constructor(lists: CandidateLists, aversion: number) {
    this.lists = lists
    this.aversion = aversion
    this.mate = findMates(lists)
  }

  utilities(exposure: Float32Array): Float64Array {
    const { starts, likes, liked } = this.lists
    return Float64Array.from({ length: starts.length - 1 }, (_, member) => {
      let sum = 0
      for (let entry = starts[member] as number; entry < (starts[member + 1] as number); entry++) {
        const mutual = (likes[entry] as number) * (liked[entry] as number)
        sum += mutual * (exposure[entry] as number) * (exposure[this.mate[entry] as number] as number)
      }
      return sum
    })
  }

  fillGradient(exposure: Float32Array, gradient: Float32Array): void {
    const { starts, likes, liked, candidate } = this.lists
    const weight = welfareWeights(this.utilities(exposure), this.aversion)
    for (let member = 0; member + 1 < starts.length; member++)
      for (let entry = starts[member] as number; entry < (starts[member + 1] as number); entry++) {
        const mutual = (likes[entry] as number) * (liked[entry] as number)
        const shown = weight[candidate[entry] as number] as number
        gradient[entry] = shown * mutual * (exposure[this.mate[entry] as number] as number)
      }
  }
}

function findMates({ starts, candidate }: CandidateLists): Int32Array {
  const members = starts.length - 1
  const entryOf = new Map<number, number>()
  for (let member = 0; member < members; member++)
    for (let entry = starts[member] as number; entry < (starts[member + 1] as number); entry++)
      entryOf.set(member * members + (candidate[entry] as number), entry)
  const mate = new Int32Array(candidate.length)
  for (const [pair, entry] of entryOf) {
    const other = entryOf.get((pair % members) * members + Math.floor(pair / members))
    if (other === undefined) throw new Error('Mutual welfare needs both sides of each pair')
    mate[entry] = other
  }
  return mate
}
