export type Group = [string, string]

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Two tags are unordered. */
export const isSameGroup = ([a, b]: Group, [c, d]: Group): boolean =>
  (same(a, c) && same(b, d)) || (same(a, d) && same(b, c))

/** Adds a group unless it exists. */
export function withGroup(groups: Group[], added: Group): Group[] {
  const tidy: Group = [added[0].trim(), added[1].trim()]
  return groups.some(group => isSameGroup(group, tidy)) ? groups : [...groups, tidy]
}

export const withoutGroup = (groups: Group[], gone: Group): Group[] => groups.filter(group => !isSameGroup(group, gone))
