import { describe, expect, it } from 'vitest'
import { ApplicationMatches } from './application-matches.ts'
import { findCandidates } from './candidates.ts'
import { CongestedWelfare } from './congested-welfare.ts'
import { allocate, type Objective } from './frank-wolfe.ts'
import { type CandidateLists, inverseExamination } from './lists.ts'
import { MutualWelfare } from './mutual-welfare.ts'
import { seededRandom } from './random.ts'
import { allocateWeek } from './weekly-lists.ts'

/** Everybody is a candidate for everybody else. */
function everyone(members: number, likes: (reader: number, other: number) => number): CandidateLists {
  const pairs = Array.from({ length: members * (members - 1) }, (_, entry) => {
    const reader = Math.floor(entry / (members - 1))
    const place = entry % (members - 1)
    return [reader, place < reader ? place : place + 1] as const
  })
  return {
    starts: Int32Array.from({ length: members + 1 }, (_, member) => member * (members - 1)),
    candidate: Int32Array.from(pairs, ([, other]) => other),
    likes: Float32Array.from(pairs, ([reader, other]) => likes(reader, other)),
    liked: Float32Array.from(pairs, ([reader, other]) => likes(other, reader)),
  }
}

function randomLists(members: number): CandidateLists {
  const random = seededRandom(5)
  const table = Array.from({ length: members * members }, () => 0.1 + 0.8 * random())
  return everyone(members, (reader, other) => table[reader * members + other] as number)
}

const welfareOf = (utility: Float64Array, aversion: number) =>
  utility.reduce((sum, value) => sum + (aversion === 1 ? Math.log(value) : value ** (1 - aversion) / (1 - aversion)), 0)

function expectTrueGradient(objective: Objective, entries: number, value: (exposure: Float32Array) => number) {
  const random = seededRandom(9)
  const exposure = Float32Array.from({ length: entries }, () => 0.1 + 0.5 * random())
  const gradient = new Float32Array(entries)
  objective.fillGradient(exposure, gradient)
  for (let entry = 0; entry < entries; entry += 7) {
    const [more, less] = [exposure.slice(), exposure.slice()]
    more[entry] = (more[entry] as number) + 0.01
    less[entry] = (less[entry] as number) - 0.01
    expect(gradient[entry]).toBeCloseTo((value(more) - value(less)) / 0.02, 2)
  }
}

describe('the gradient matches a numeric derivative of the welfare', () => {
  it.each([0, 0.5, 1])('with congestion and aversion %d', aversion => {
    const lists = randomLists(8)
    const capacity = Float32Array.from({ length: 8 }, (_, member) => 1 + (member % 3))
    const welfare = new CongestedWelfare(lists, 8, { aversion, capacity })
    const total = (exposure: Float32Array) => welfareOf(welfare.utilities(exposure), aversion)
    expectTrueGradient(welfare, 56, total)
  })

  it('with a bonus for some receivers', () => {
    const lists = randomLists(8)
    const capacity = Float32Array.from({ length: 8 }, (_, member) => 1 + (member % 3))
    const bonus = Float32Array.from({ length: 8 }, (_, member) => 1 + 0.1 * member)
    const welfare = new CongestedWelfare(lists, 8, { aversion: 0.5, capacity, bonus })
    expectTrueGradient(welfare, 56, exposure => welfareOf(welfare.utilities(exposure), 0.5))
  })

  it('of applications matches three applicants calculated by hand', () => {
    const lists: CandidateLists = {
      starts: Int32Array.of(0, 1, 2, 3, 3),
      candidate: Int32Array.of(3, 3, 3),
      likes: Float32Array.of(1, 1, 1),
      liked: Float32Array.of(0.9, 0.5, 0.4),
    }
    const gradient = new Float32Array(3)
    new ApplicationMatches(lists, 4).fillGradient(Float32Array.of(0.5, 0.5, 0.5), gradient)
    // The last: 0.4 x mean of 1/(1 + X), X of two halves: 1/4 + 1/2 x 1/2 + 1/4 x 1/3.
    expect(gradient[2]).toBeCloseTo(0.4 * (1 / 4 + 1 / 4 + 1 / 12), 4)
    // The second gains 0.5 x 3/4 and moves the third back: by 1/2 with nobody before it, by 1/2 - 1/3 with one.
    expect(gradient[1]).toBeCloseTo(0.5 * 0.75 - 0.5 * 0.4 * (0.5 * 0.5 + 0.5 * (1 / 2 - 1 / 3)), 4)
  })
})

describe('allocation', () => {
  const options = { examination: inverseExamination, steps: 20, seed: 1 }

  it('sorts by likes when nothing is scarce', () => {
    const lists = randomLists(6)
    const capacity = new Float32Array(6).fill(1e9)
    const { ranking, shown } = allocate(
      lists.starts,
      new CongestedWelfare(lists, 6, { aversion: 0, capacity }),
      options,
    )
    for (let member = 0; member < 6; member++) {
      const worth = [...ranking.subarray(member * shown, (member + 1) * shown)].map(
        entry => (lists.likes[entry] as number) * (lists.liked[entry] as number),
      )
      expect(worth).toEqual([...worth].sort((a, b) => b - a))
    }
  })

  it('does not show only the most popular member', () => {
    const likes = (_: number, other: number) => (other === 0 ? 0.9 : 0.6)
    const lists = everyone(20, likes)
    const capacity = new Float32Array(20).fill(1)
    const welfare = new CongestedWelfare(lists, 20, { aversion: 0.5, capacity })
    const { ranking } = allocate(lists.starts, welfare, { ...options, shown: 1 })
    const first = new Set([...ranking].map(entry => lists.candidate[entry]))
    expect(first.size).toBeGreaterThan(10)
  })

  it('keeps the exposure of each list within its examination, and is deterministic for a seed', () => {
    const lists = randomLists(9)
    const run = () => allocate(lists.starts, new MutualWelfare(lists, 1), { ...options, shown: 3 })
    const { exposure, ranking } = run()
    for (let member = 0; member < 9; member++) {
      const sum = exposure.subarray(member * 8, member * 8 + 8).reduce((total, value) => total + value, 0)
      expect(sum).toBeCloseTo(1 + 1 / 2 + 1 / 3, 4)
    }
    expect(run().ranking).toEqual(ranking)
  })

  it('gives each list its own length, and keeps the entries that may only come last behind all others', () => {
    const lists = randomLists(9)
    const lengths = Int32Array.from({ length: 9 }, (_, member) => 1 + (member % 5))
    const behind = Int32Array.from({ length: 9 }, (_, member) => member * 8 + 2)
    const capacity = new Float32Array(9).fill(2)
    const { shown, expectedIntros } = allocateWeek(lists, { seed: 3, capacity, lengths, behind })
    shown.forEach((entries, member) => {
      expect(entries.length).toBe(lengths[member])
      expect(new Set(entries).size).toBe(entries.length)
      const isBehind = [...entries].map(entry => entry >= (behind[member] as number))
      expect(isBehind).toEqual([false, false, true, true, true].slice(0, entries.length))
    })
    expect(expectedIntros).toHaveLength(9)
  })

  it('refuses mutual welfare for one-sided lists', () => {
    const lists = { ...randomLists(3), candidate: Int32Array.of(1, 2, 0, 2, 1, 1) }
    expect(() => new MutualWelfare(lists, 1)).toThrow('both sides')
  })
})

describe('candidates', () => {
  const search = (reserved: number) =>
    findCandidates({
      members: 30,
      length: 8,
      reserved,
      fillWorth: (member, worth) => {
        for (let other = 0; other < 30; other++) worth[other] = (29 - member) * (29 - other)
      },
    })
  const shownIn = ({ candidate }: { candidate: Int32Array }) => new Set(candidate)

  it('are the best, in order, without the member and without excluded ones', () => {
    const { starts, candidate } = search(0)
    expect([...candidate.subarray(starts[3], starts[4])]).toEqual([0, 1, 2, 4, 5, 6, 7, 8])
    expect(shownIn(search(0)).has(29)).toBe(false)
  })

  it("reserve places for members who are nobody's favourite", () => {
    expect(shownIn(search(0)).has(20)).toBe(false)
    expect(shownIn(search(4)).has(20)).toBe(true)
  })
})
