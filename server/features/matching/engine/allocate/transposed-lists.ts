import type { CandidateLists } from './lists.ts'

/** The transposed lists: for each member the entries in which others see that member. */
export type Incoming = {
  /** The arrivals of member v are starts[v] up to starts[v + 1], those whom v likes most first. */
  starts: Int32Array
  sender: Int32Array
  likes: Float32Array
  liked: Float32Array
  /** Index of an arrival's exposure and gradient. */
  slot: Int32Array
}

/** Entries whose exposure and gradient fit together into 512 kB, the L2 cache of common CPUs. */
const blockOfEntries = 2 ** 16

/**
 * Entries are ranked by list and weighed by receiver, and with a hundred thousand members one of the two would access
 * memory at random. Slots are therefore grouped by blocks of neighbouring lists, and within a block in the order of the
 * arrivals: ranking stays within one block, weighing reads all blocks in parallel. This saves a quarter of the time of
 * a run.
 */
export function transposeLists(lists: CandidateLists, members: number): { incoming: Incoming; slots: Int32Array } {
  const starts = countArrivals(lists.candidate, members)
  const entries = lists.candidate.length
  const entryOf = orderArrivals(lists, starts)
  const sender = new Int32Array(entries)
  for (let member = 0; member + 1 < lists.starts.length; member++)
    sender.fill(member, lists.starts[member], lists.starts[member + 1])
  const incoming: Incoming = {
    starts,
    sender: new Int32Array(entries),
    likes: new Float32Array(entries),
    liked: new Float32Array(entries),
    slot: new Int32Array(entries),
  }
  const next = Int32Array.from({ length: Math.ceil(entries / blockOfEntries) }, (_, block) => block * blockOfEntries)
  const slots = new Int32Array(entries)
  for (let arrival = 0; arrival < entries; arrival++) {
    const entry = entryOf[arrival] as number
    const block = Math.floor(entry / blockOfEntries)
    const slot = next[block] as number
    next[block] = slot + 1
    slots[entry] = slot
    incoming.slot[arrival] = slot
    incoming.sender[arrival] = sender[entry] as number
    incoming.likes[arrival] = lists.likes[entry] as number
    incoming.liked[arrival] = lists.liked[entry] as number
  }
  return { incoming, slots }
}

function countArrivals(candidate: Int32Array, members: number): Int32Array {
  const starts = new Int32Array(members + 1)
  for (const member of candidate) starts[member + 1] = (starts[member + 1] as number) + 1
  for (let member = 0; member < members; member++)
    starts[member + 1] = (starts[member + 1] as number) + (starts[member] as number)
  return starts
}

/**
 * Sorts plain numbers, with the dislike in the upper digits and the entry in the lower, because a native sort of
 * numbers needs no comparator.
 */
function orderArrivals({ candidate, liked }: CandidateLists, starts: Int32Array): Int32Array {
  const keys = new Float64Array(candidate.length)
  const next = starts.slice()
  for (let entry = 0; entry < candidate.length; entry++) {
    const arrival = next[candidate[entry] as number] as number
    next[candidate[entry] as number] = arrival + 1
    keys[arrival] = Math.floor((1 - (liked[entry] as number)) * 2 ** 20) * 2 ** 32 + entry
  }
  for (let member = 0; member + 1 < starts.length; member++) keys.subarray(starts[member], starts[member + 1]).sort()
  const entryOf = new Int32Array(keys.length)
  for (let arrival = 0; arrival < keys.length; arrival++) entryOf[arrival] = (keys[arrival] as number) % 2 ** 32
  return entryOf
}
