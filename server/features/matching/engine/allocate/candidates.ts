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
  const own = length - reserved
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
  const lists = Array.from({ length: members }, (_, member) => [
    ...best.subarray(member * length, member * length + own).filter(candidate => candidate >= 0),
  ])
  offerRare(lists, best, length, reserved)
  return pack(lists)
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
function offerRare(lists: number[][], best: Int32Array, length: number, rounds: number): void {
  const appearances = new Int32Array(lists.length)
  for (const list of lists)
    for (const candidate of list) appearances[candidate] = (appearances[candidate] as number) + 1
  const rarestFirst = Array.from(lists.keys()).sort(
    (a, b) => (appearances[a] as number) - (appearances[b] as number) || a - b,
  )
  const held = lists.map(list => new Set(list))
  const offerOnce = (member: number) => {
    if ((appearances[member] as number) >= length) return
    for (const reader of best.subarray(member * length, (member + 1) * length)) {
      const list = lists[reader]
      if (!list || list.length >= length || held[reader]?.has(member)) continue
      list.push(member)
      held[reader]?.add(member)
      appearances[member] = (appearances[member] as number) + 1
      return
    }
  }
  for (let round = 0; round < rounds; round++) for (const member of rarestFirst) offerOnce(member)
}

function pack(lists: number[][]): Candidates {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, member) => {
    starts[member + 1] = (starts[member] as number) + list.length
  })
  const candidate = new Int32Array(starts[lists.length] as number)
  lists.forEach((list, member) => {
    candidate.set(list, starts[member])
  })
  return { starts, candidate }
}
