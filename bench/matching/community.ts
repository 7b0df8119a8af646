import { type Candidates, findCandidates } from '#server/features/matching/engine/allocate/candidates.ts'
import { type CandidateLists, inverseExamination } from '#server/features/matching/engine/allocate/lists.ts'
import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { allocateWeek } from '#server/features/matching/engine/allocate/weekly-lists.ts'
import { shownPerWeek } from '#server/features/matching/engine/score/exclusions.ts'

const interests = 4
/** How good a match must be before half of the members would say yes. */
const reserve = 1.5

type Four = [number, number, number, number]

const chance = (fit: number) => 0.5 + (0.5 * fit) / (1 + Math.abs(fit))

/** One vector per member, all of equal length, so that only `appeal` makes members more popular. */
function directions(size: number, bell: () => number): Float32Array {
  const vectors = Float32Array.from({ length: size * interests }, bell)
  for (let at = 0; at < vectors.length; at += interests) {
    const vector = vectors.subarray(at, at + interests)
    const length = Math.hypot(...vector)
    vector.set(vector.map(value => (1.6 * value) / length))
  }
  return vectors
}

/** A simulated community in which members seek what others offer, and some are popular with everyone. */
export class SimulatedCommunity {
  readonly size: number
  readonly capacity: Float32Array
  private readonly needs: Float32Array
  private readonly offers: Float32Array
  private readonly appeal: Float32Array

  constructor(size: number, seed: number) {
    const random = seededRandom(seed)
    const bell = () => random() + random() + random() + random() - 2
    this.size = size
    this.needs = directions(size, bell)
    this.offers = directions(size, bell)
    this.appeal = Float32Array.from({ length: size }, () => 0.8 * bell())
    this.capacity = Float32Array.from({ length: size }, () => 1 + Math.floor(random() * 5))
  }

  /** Probability that one member would like to meet the other. */
  likes(reader: number, other: number): number {
    const { needs, offers } = this
    let fit = (this.appeal[other] as number) - reserve
    for (let at = 0; at < interests; at++)
      fit += (needs[reader * interests + at] as number) * (offers[other * interests + at] as number)
    return chance(fit)
  }

  /** likes() in both directions for all members, with the loop-invariant parts hoisted: it runs 400 million times. */
  fillWorth(reader: number, worth: Float32Array): void {
    const { needs, offers, appeal } = this
    const [n0, n1, n2, n3] = needs.subarray(reader * interests, (reader + 1) * interests) as unknown as Four
    const [o0, o1, o2, o3] = offers.subarray(reader * interests, (reader + 1) * interests) as unknown as Four
    const own = (appeal[reader] as number) - reserve
    for (let other = 0, at = 0; other < this.size; other++, at += interests) {
      const there =
        (appeal[other] as number) -
        reserve +
        n0 * (offers[at] as number) +
        n1 * (offers[at + 1] as number) +
        n2 * (offers[at + 2] as number) +
        n3 * (offers[at + 3] as number)
      const back =
        own +
        o0 * (needs[at] as number) +
        o1 * (needs[at + 1] as number) +
        o2 * (needs[at + 2] as number) +
        o3 * (needs[at + 3] as number)
      worth[other] = chance(there) * chance(back)
    }
  }

  listsOf({ starts, candidate }: Candidates): CandidateLists {
    const likes = new Float32Array(candidate.length)
    const liked = new Float32Array(candidate.length)
    for (let member = 0; member < this.size; member++)
      for (let entry = starts[member] as number; entry < (starts[member + 1] as number); entry++) {
        likes[entry] = this.likes(member, candidate[entry] as number)
        liked[entry] = this.likes(candidate[entry] as number, member)
      }
    return { starts, candidate, likes, liked }
  }
}

/** Entries shown to each member, best first. */
type Shown = Int32Array[]

export function showByProduct({ starts, likes, liked }: CandidateLists): Shown {
  const worth = (entry: number) => (likes[entry] as number) * (liked[entry] as number)
  return Array.from({ length: starts.length - 1 }, (_, member) => {
    const from = starts[member] as number
    const entries = Int32Array.from({ length: (starts[member + 1] as number) - from }, (_, place) => from + place)
    return entries.sort((a, b) => worth(b) - worth(a)).slice(0, shownPerWeek)
  })
}

/** As the weekly run shows them: by the same function, in the order that it stores. */
export function showByWelfare(
  lists: CandidateLists,
  capacity: Float32Array,
  seed: number,
  bonus?: Float32Array,
): Shown {
  const lengths = new Int32Array(capacity.length).fill(shownPerWeek)
  return allocateWeek(lists, { seed, capacity, lengths, ...(bonus ? { bonus } : {}) }).shown
}

/** Accepted intros per round: receivers read their intros in order of preference, with decreasing attention. */
export function simulateMatches(
  lists: CandidateLists,
  lineup: Shown,
  capacity: Float32Array,
  rounds: number,
  seed: number,
) {
  const random = seededRandom(seed)
  let matches = 0
  for (let round = 0; round < rounds; round++) {
    const inbox: number[][] = Array.from({ length: capacity.length }, () => [])
    for (const entries of lineup)
      entries.forEach((entry, place) => {
        if (random() < inverseExamination(place + 1) * (lists.likes[entry] as number))
          inbox[lists.candidate[entry] as number]?.push(lists.liked[entry] as number)
      })
    inbox.forEach((intros, receiver) => {
      intros.sort((a, b) => b - a)
      intros.forEach((liked, place) => {
        matches += liked / (1 + place / (capacity[receiver] as number))
      })
    })
  }
  return matches / rounds
}

export function exposureOf(lists: CandidateLists, lineup: Shown): Float64Array {
  const exposure = new Float64Array(lineup.length)
  for (const entries of lineup)
    entries.forEach((entry, place) => {
      const member = lists.candidate[entry] as number
      exposure[member] = (exposure[member] as number) + inverseExamination(place + 1)
    })
  return exposure
}

export const neverShown = (exposure: Float64Array) => exposure.filter(value => value === 0).length / exposure.length

export function gini(values: Float64Array): number {
  const sorted = values.slice().sort()
  const sum = sorted.reduce((total, value) => total + value, 0)
  const weighted = sorted.reduce((total, value, at) => total + value * (2 * (at + 1) - sorted.length - 1), 0)
  return weighted / (sorted.length * sum)
}

export function measureCommunity(size: number, seed: number, length = 64) {
  const community = new SimulatedCommunity(size, seed)
  const reserved = length / 4
  const fillWorth = (member: number, worth: Float32Array) => community.fillWorth(member, worth)
  const lists = community.listsOf(findCandidates({ members: size, length, reserved, fillWorth }))
  const judge = (lineup: Shown) => {
    const exposure = exposureOf(lists, lineup)
    const matches = simulateMatches(lists, lineup, community.capacity, 5, seed + 1)
    return { matches, neverShown: neverShown(exposure), gini: gini(exposure) }
  }
  return { product: judge(showByProduct(lists)), welfare: judge(showByWelfare(lists, community.capacity, seed)) }
}
