import { isId } from '#server/platform/db/id.ts'
import { ensure } from './failure.ts'

/** Position of the last item of a page, in a list sorted newest first. */
export type Cursor = { at: string; id: string }

/** Encodes the cursor as an opaque string. */
export const cursorOf = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Decodes the cursor; null if it was not made by this server, so that no other text reaches a query. */
export function readCursor(cursor: string): Cursor | null {
  const parts = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!parts) return null
  const [at, id] = [parts[1] as string, parts[2] as string]
  return isId(id) && isInstant(at) ? { at, id } : null
}

/** JavaScript rolls 31 February over to March, and has a year 0; PostgreSQL rejects both. */
const isInstant = (text: string): boolean =>
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 19) === text.slice(0, 19)

type Asked = { after?: string | undefined; page?: number | undefined; size?: number | undefined }

/** Offset, cursor and row count of the query. One row more than the page size shows whether there is a next page. */
export type Page = { after: Cursor | null; skip: number; count: number }

export function pageOf({ after, page = 0, size = 24 }: Asked): Page {
  const cursor = after ? readCursor(after) : null
  ensure(!after || cursor, 'INVALID_INPUT')
  return { after: cursor, skip: cursor ? 0 : page * size, count: size + 1 }
}

/** Drops the extra row and returns the items with the cursor of the next page. */
export function cutPage<T>(found: T[], { count }: Page, placeOf: (item: T) => Cursor) {
  const items = found.slice(0, count - 1)
  const last = items.at(-1)
  return { items, next: found.length === count && last ? cursorOf(placeOf(last)) : null }
}
