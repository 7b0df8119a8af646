import { stored } from '#web/lib/browser/storage.ts'

export type RecentScreen = { path: string; label: string }

const kept = 6

/** Newest first, unique. */
export function withRecent(places: RecentScreen[], place: RecentScreen): RecentScreen[] {
  return [place, ...places.filter(({ path }) => path !== place.path)].slice(0, kept)
}

export const listRecentScreens = (): RecentScreen[] => stored.recentPlaces.get() ?? []

export const rememberScreen = (place: RecentScreen): void =>
  stored.recentPlaces.set(withRecent(listRecentScreens(), place))
