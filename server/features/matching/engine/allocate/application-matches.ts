import type { Objective } from './frank-wolfe.ts'
import type { CandidateLists } from './lists.ts'

/** Gauss-Legendre over [0, 1]: the integrand is a product of falling factors, for which five nodes are exact to 1e-4. */
const nodes = [0.04691007703066802, 0.23076534494715845, 0.5, 0.7692346550528415, 0.953089922969332]
const shares = [0.11846344252809454, 0.23931433524968324, 0.28444444444444444, 0.23931433524968324, 0.11846344252809454]

/**
 * Exact expected matches of a market of applications: a target examines its n-th best applicant with probability 1/n,
 * so that an applicant's attention is the mean of 1 / (1 + X), X the number of better applicants. With independent
 * applications this is the integral over s of the product of (1 - s * chance). Slower than CongestedWelfare, and
 * without its fairness: for markets where only the sum of matches counts.
 */
export class ApplicationMatches implements Objective {
  readonly slots = null
  private readonly lists: CandidateLists
  /** For each target, its entries in order of preference. */
  private readonly applicants: Int32Array[]

  constructor(lists: CandidateLists, members: number) {
    this.lists = lists
    const applicants: number[][] = Array.from({ length: members }, () => [])
    lists.candidate.forEach((target, entry) => {
      applicants[target]?.push(entry)
    })
    this.applicants = applicants.map(entries =>
      Int32Array.from(entries.sort((a, b) => (lists.liked[b] as number) - (lists.liked[a] as number))),
    )
  }

  fillGradient(exposure: Float32Array, gradient: Float32Array): void {
    const { likes, liked } = this.lists
    gradient.fill(0)
    for (const entries of this.applicants)
      for (let node = 0; node < nodes.length; node++) {
        const [s, share] = [nodes[node] as number, shares[node] as number]
        let free = 1
        for (const entry of entries) free *= 1 - s * (exposure[entry] as number) * (likes[entry] as number)
        let displaced = 0
        for (let place = entries.length - 1; place >= 0; place--) {
          const entry = entries[place] as number
          const chance = (exposure[entry] as number) * (likes[entry] as number)
          free /= 1 - s * chance
          const worth = (liked[entry] as number) * free - (s * displaced) / (1 - s * chance)
          gradient[entry] = (gradient[entry] as number) + share * (likes[entry] as number) * worth
          displaced += chance * (liked[entry] as number) * free
        }
      }
  }
}
