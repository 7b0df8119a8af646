import { listen } from './events.ts'
import { createStore, useStore } from './store.ts'

/** How many new things each menu entry leads to, by its id. Set by the capability of the entry, shown by the shell. */
const badges = createStore<Record<string, number>>({})

listen('signedOut', () => badges.set({}))

export const setBadge = (id: string, count: number): void =>
  badges.update(known => ((known[id] ?? 0) === count ? known : { ...known, [id]: count }))

/** Together where several are named, such as the entries behind one button. */
export function useBadge(...ids: string[]): number {
  const known = useStore(badges)
  return ids.reduce((sum, id) => sum + (known[id] ?? 0), 0)
}
