import { ApplicationMatches } from '#server/features/matching/engine/allocate/application-matches.ts'
import { allocate } from '#server/features/matching/engine/allocate/frank-wolfe.ts'
import { type CandidateLists, inverseExamination } from '#server/features/matching/engine/allocate/lists.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'

const seekers = 150
const targets = 100

/** Su, Bayoumi, Joachims (WWW 2022): expected matches by how much members agree on who is attractive. */
export const publishedMatches = [
  { agreement: 0, naive: 156.3, product: 199.9, welfare: 198.5 },
  { agreement: 0.25, naive: 128.7, product: 166.6, welfare: 173.5 },
  { agreement: 0.5, naive: 106.9, product: 131.0, welfare: 152.7 },
  { agreement: 0.75, naive: 95.0, product: 105.0, welfare: 134.2 },
  { agreement: 1, naive: 92.1, product: 92.1, welfare: 118.2 },
]

/** Members 0..149 are seekers, 150..249 targets; every seeker's list has every target. */
export function suMarket(agreement: number, seed: number): CandidateLists {
  const random = seededRandom(seed)
  const starts = new Int32Array(seekers + targets + 1)
  const entries = seekers * targets
  const lists = {
    starts,
    candidate: new Int32Array(entries),
    likes: new Float32Array(entries),
    liked: new Float32Array(entries),
  }
  for (let seeker = 0; seeker < seekers; seeker++)
    for (let target = 0; target < targets; target++) {
      const entry = seeker * targets + target
      lists.candidate[entry] = seekers + target
      lists.likes[entry] = (1 - agreement) * random() + agreement * (1 - target / (targets - 1))
      lists.liked[entry] = (1 - agreement) * random() + agreement * (1 - seeker / (seekers - 1))
    }
  for (let member = 0; member <= seekers + targets; member++) starts[member] = Math.min(member, seekers) * targets
  return lists
}

/** Probability that each entry of the market is examined. */
type Exposures = Float32Array

export function sortedExposure(lists: CandidateLists, worth: (entry: number) => number): Exposures {
  const exposure = new Float32Array(lists.candidate.length)
  for (let seeker = 0; seeker < seekers; seeker++)
    Array.from({ length: targets }, (_, target) => seeker * targets + target)
      .sort((a, b) => worth(b) - worth(a))
      .forEach((entry, place) => {
        exposure[entry] = inverseExamination(place + 1)
      })
  return exposure
}

export function ourExposure(lists: CandidateLists, seed: number, steps = 100): Exposures {
  const objective = new ApplicationMatches(lists, seekers + targets)
  return allocate(lists.starts, objective, { examination: inverseExamination, steps, seed }).exposure
}

/**
 * Accepted applications per round: a target examines its applicants in order of preference, the k-th with probability
 * 1/k.
 */
export function simulateMatches(lists: CandidateLists, exposure: Exposures, rounds: number, seed: number): number {
  const random = seededRandom(seed)
  let matches = 0
  for (let target = 0; target < targets; target++) {
    const order = Array.from({ length: seekers }, (_, seeker) => seeker * targets + target)
    order.sort((a, b) => (lists.liked[b] as number) - (lists.liked[a] as number))
    for (let round = 0; round < rounds; round++) {
      let place = 0
      for (const entry of order)
        if (random() < (exposure[entry] as number) * (lists.likes[entry] as number))
          matches += (lists.liked[entry] as number) * inverseExamination(++place)
    }
  }
  return matches / rounds
}

export function measureSuMarket(agreement: number, seeds: number[], rounds = 600) {
  const mean = (exposureOf: (lists: CandidateLists, seed: number) => Exposures) =>
    seeds
      .map(seed => {
        const lists = suMarket(agreement, seed)
        return simulateMatches(lists, exposureOf(lists, seed), rounds, seed + 1000)
      })
      .reduce((sum, matches) => sum + matches / seeds.length, 0)
  return {
    naive: mean(lists => sortedExposure(lists, entry => lists.likes[entry] as number)),
    product: mean(lists =>
      sortedExposure(lists, entry => (lists.likes[entry] as number) * (lists.liked[entry] as number)),
    ),
    welfare: mean((lists, seed) => ourExposure(lists, seed)),
  }
}
