/** Screens to which notifications lead, by their path in the screen table, and who besides members may be led there. */
export const notificationPlaces = {
  '/my_communities': [],
  '/chats/:chatId': [],
  '/u/:slug': [],
  '/profile': [],
  '/settings': [],
  '/admin': ['organiser'],
  '/admin/options/:part': [],
  '/admin/moderation': [],
  '/admin/moderation/reports': [],
  '/event/:eventId': ['organiser'],
  '/event/:eventId/participants': ['organiser'],
} as const satisfies Record<string, readonly 'organiser'[]>
export type NotificationPlace = keyof typeof notificationPlaces

const patternOf = (place: string): string => place.replace(/:\w+/g, '[^/?#]+')

/** A path to one of them, with query or fragment. */
export const placePattern = new RegExp(`^(${Object.keys(notificationPlaces).map(patternOf).join('|')})([?#].*)?$`)

export const placeOf = (path: string): NotificationPlace | null =>
  (Object.keys(notificationPlaces) as NotificationPlace[]).find(place =>
    new RegExp(`^${patternOf(place)}([?#].*)?$`).test(path),
  ) ?? null
