/** Words of a search as a query for PostgreSQL: all of them, each also as the beginning of a longer one. */
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

/** Where a page ended, as an opaque text. */
export const cursorOf = ({ joinedAt, id }: Place): string => Buffer.from(`${joinedAt} ${id}`).toString('base64url')

export function readCursor(cursor: string): Place | null {
  const [, joinedAt, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return joinedAt && id ? { joinedAt, id } : null
}
