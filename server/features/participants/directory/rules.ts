import { readCursor as readPlace, cursorOf as writePlace } from '#server/platform/http/cursor.ts'

/** Words of a search, for `query_for_search` of the database; null if there are none. */
export function wordsOf(text: string | undefined): string[] | null {
  const words = text?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.slice(0, 8) : null
}

/** `rank` is 0 without a search; higher comes first. */
export type Place = { rank: number; joinedAt: string; id: string }

/** Encodes the cursor of a page; the rank is named only within a search. */
export const cursorOf = ({ rank, joinedAt, id }: Place): string =>
  `${rank > 0 ? `${rank}~` : ''}${writePlace({ at: joinedAt, id })}`

export function readCursor(cursor: string): Place | null {
  const [, rank = '0', written = ''] = /^(?:(\d(?:\.\d{1,3})?)~)?([\w-]+)$/.exec(cursor) ?? []
  const place = readPlace(written)
  return place && { rank: Number(rank), joinedAt: place.at, id: place.id }
}
