import { stored } from '#web/lib/browser/storage.ts'

export type RecentPlace = { path: string; label: string }

const kept = 6

/** Newest first, unique. */
export function withRecent(places: RecentPlace[], place: RecentPlace): RecentPlace[] {
  return [place, ...places.filter(({ path }) => path !== place.path)].slice(0, kept)
}

export const listRecentPlaces = (): RecentPlace[] => stored.recentPlaces.get() ?? []

export const rememberPlace = (place: RecentPlace): void =>
  stored.recentPlaces.set(withRecent(listRecentPlaces(), place))
