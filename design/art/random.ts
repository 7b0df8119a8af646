/** Seeded random numbers. The same seed gives the same picture on the server, in the browser and in every release. */
export type Random = {
  /** From 0 to 1, exclusive. */
  next: () => number
  between: (least: number, most: number) => number
  chance: (share: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

/** A 32-bit hash of a text (FNV-1a). */
export function hash(text: string): number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return state >>> 0
}

/** A generator seeded by a text (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: share => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('Nothing to pick from')
      return items[Math.floor(next() * items.length)] as Item
    },
  }
}
