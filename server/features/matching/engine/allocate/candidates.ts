export type CandidateSearch = {
  members: number
  /** Maximum length of a list. */
  length: number
  /** Places reserved for members who are in few lists. */
  reserved: number
  /**
   * Fills the value of each other member for this one, both directions combined (symmetric); 0 is never recommended. Returns those
   * that it filled, each once, where it left the others at 0, as they are before; or nothing when it filled all.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most callers fill all and return nothing.
  fillWorth(member: number, worth: Float32Array): Int32Array | void
}

export type Candidates = { starts: Int32Array; candidate: Int32Array }

/**
 * Exact top candidates in both directions: each list has the best for its reader, and in its reserved places members
 * for whom the reader is among the best, those in the fewest lists first. Without them, a member who is nobody's
 * favourite would be in no list.
 * O(values) time, O(members x length) memory. Best first within each of the two parts.
 */
export function findCandidates({ members, length, reserved, fillWorth }: CandidateSearch): Candidates {
  const best = new Int32Array(members * length).fill(-1)
  const worth = new Float32Array(members)
  for (let member = 0; member < members; member++) {
    const filled = fillWorth(member, worth)
    worth[member] = 0
    const kept = best.subarray(member * length, (member + 1) * length)
    if (!filled) {
      takeBest(worth, kept)
      continue
    }
    takeBestOf(worth, filled, kept)
    for (const other of filled) worth[other] = 0
  }
  return candidatesOf(best, { members, length, reserved })
}

/** The same from the best of each member, by member and place, -1 behind the last. */
export function candidatesOf(
  best: Int32Array,
  { members, length, reserved }: Omit<CandidateSearch, 'fillWorth'>,
): Candidates {
  const lists = new Lists(members, length)
  for (let member = 0; member < members; member++)
    for (let at = member * length; at < (member + 1) * length - reserved; at++)
      if ((best[at] as number) >= 0) lists.add(member, best[at] as number)
  offerRare(lists, best, reserved)
  return lists.pack()
}

/** Lists of bounded length in one array: a hundred thousand small ones would fill the memory. */
class Lists {
  readonly members: number
  readonly length: number
  private readonly entries: Int32Array
  private readonly counts: Int32Array
  /** In how many lists each member is. */
  readonly appearances: Int32Array

  constructor(members: number, length: number) {
    this.members = members
    this.length = length
    this.entries = new Int32Array(members * length)
    this.counts = new Int32Array(members)
    this.appearances = new Int32Array(members)
  }

  add(member: number, candidate: number): void {
    const count = this.counts[member] as number
    this.entries[member * this.length + count] = candidate
    this.counts[member] = count + 1
    this.appearances[candidate] = (this.appearances[candidate] as number) + 1
  }

  /** Whether the list of the member has room for somebody who is not in it. */
  lacks(member: number, candidate: number): boolean {
    const [from, count] = [member * this.length, this.counts[member] as number]
    if (count >= this.length) return false
    for (let at = from; at < from + count; at++) if (this.entries[at] === candidate) return false
    return true
  }

  pack(): Candidates {
    const starts = new Int32Array(this.members + 1)
    for (let member = 0; member < this.members; member++)
      starts[member + 1] = (starts[member] as number) + (this.counts[member] as number)
    const candidate = new Int32Array(starts[this.members] as number)
    for (let member = 0; member < this.members; member++) {
      const from = member * this.length
      candidate.set(this.entries.subarray(from, from + (this.counts[member] as number)), starts[member])
    }
    return { starts, candidate }
  }
}

/** Keeps the best of a row, sorted, by insertion: most values are below the last one kept and cost one comparison. */
export function takeBest(worth: Float32Array, kept: Int32Array): void {
  kept.fill(-1)
  let count = 0
  let least = 0
  for (let candidate = 0; candidate < worth.length; candidate++) {
    const value = worth[candidate] as number
    if (value <= least) continue
    let place = count < kept.length ? count++ : kept.length - 1
    while (place > 0 && (worth[kept[place - 1] as number] as number) < value) {
      kept[place] = kept[place - 1] as number
      place--
    }
    kept[place] = candidate
    if (count === kept.length) least = worth[kept[count - 1] as number] as number
  }
}

/** The same among some, in any order: of a hundred thousand few have a value. */
export function takeBestOf(worth: Float32Array, some: Int32Array, kept: Int32Array): void {
  kept.fill(-1)
  let count = 0
  for (const candidate of some) {
    const value = worth[candidate] as number
    if (value <= 0) continue
    const isBefore = (other: number) =>
      value > (worth[other] as number) || (value === worth[other] && candidate < other)
    if (count === kept.length && !isBefore(kept[count - 1] as number)) continue
    let place = count < kept.length ? count++ : kept.length - 1
    while (place > 0 && isBefore(kept[place - 1] as number)) {
      kept[place] = kept[place - 1] as number
      place--
    }
    kept[place] = candidate
  }
}

/** One place each per round, so that the first members do not take all. */
function offerRare(lists: Lists, best: Int32Array, rounds: number): void {
  const { appearances, length } = lists
  const rarestFirst = byNumber(appearances)
  const offerOnce = (member: number) => {
    if ((appearances[member] as number) >= length) return
    for (let at = member * length; at < (member + 1) * length; at++) {
      const reader = best[at] as number
      if (reader < 0) return
      if (!lists.lacks(reader, member)) continue
      lists.add(reader, member)
      return
    }
  }
  for (let round = 0; round < rounds; round++) for (const member of rarestFirst) offerOnce(member)
}

/** Places, those with the smallest number first, of equal ones the earlier. */
function byNumber(numbers: Int32Array): Float64Array {
  const places = Float64Array.from(numbers, (number, place) => number * numbers.length + place).sort()
  return places.map(value => value % numbers.length)
}
