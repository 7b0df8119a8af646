import { isId } from '#server/platform/db/id.ts'
import { ensure } from './failure.ts'

/** Where a page ended of a list that goes from new to old. */
export type Cursor = { at: string; id: string }

/** As an opaque text. */
export const cursorOf = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Null for what no server has written: nothing else may come near a statement. */
export function readCursor(cursor: string): Cursor | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at && id && isId(id) && isInstant(at) ? { at, id } : null
}

/** PostgreSQL refuses a 31st of February that JavaScript takes for a day in March. */
const isInstant = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 19) === text.slice(0, 19)

type Asked = { after?: string | undefined; page?: number | undefined; size?: number | undefined }

/** What to ask the store for: one more than is shown, so that it is known whether something follows. */
export type Page = { after: Cursor | null; skip: number; count: number }

export function pageOf({ after, page = 0, size = 24 }: Asked): Page {
  const cursor = after ? readCursor(after) : null
  ensure(!after || cursor, 'INVALID_INPUT')
  return { after: cursor, skip: cursor ? 0 : page * size, count: size + 1 }
}

/** What is shown of the found, and where to go on. */
export function cutPage<T>(found: T[], { count }: Page, placeOf: (item: T) => Cursor) {
  const items = found.slice(0, count - 1)
  const last = items.at(-1)
  return { items, next: found.length === count && last ? cursorOf(placeOf(last)) : null }
}
