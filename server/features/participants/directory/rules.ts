import { readCursor as readPlace, cursorOf as writePlace } from '#server/platform/http/cursor.ts'

/** Converts a search into a tsquery: all words, each also as a prefix. */
export function queryOf(text: string | undefined): string | null {
  const words = text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0
    ? words
        .slice(0, 8)
        .map(word => `${word}:*`)
        .join(' & ')
    : null
}

export type Place = { joinedAt: string; id: string }

/** Encodes the cursor of a page. */
export const cursorOf = ({ joinedAt, id }: Place): string => writePlace({ at: joinedAt, id })

export function readCursor(cursor: string): Place | null {
  const place = readPlace(cursor)
  return place && { joinedAt: place.at, id: place.id }
}
