import type { MemberSort } from '#contract/crm/member-fields.ts'
import { isId } from '#server/platform/db/id.ts'

/** Place of a member in the list: the value that it is sorted by, as PostgreSQL writes it, and the id. */
export type Place = { key: string; id: string }

export const cursorOf = ({ key, id }: Place): string => Buffer.from(JSON.stringify([key, id])).toString('base64url')

/** Null if the cursor was not made by this server for this sort, so that no other text reaches a query. */
export function readPlace(cursor: string, sort: MemberSort): Place | null {
  const [key, id] = parse(Buffer.from(cursor, 'base64url').toString())
  if (typeof key !== 'string' || typeof id !== 'string' || !isId(id) || key.includes('\u0000')) return null
  const isTime = sort === 'joined' || sort === 'lastActive'
  return !isTime || isStoredTime(key) ? { key, id } : null
}

function parse(json: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** A time as PostgreSQL writes it in UTC. JavaScript rolls 31 February over to March, and has a year 0; PostgreSQL rejects both. */
function isStoredTime(text: string): boolean {
  if (text === '-infinity') return true
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/.exec(text) ?? []
  const date = new Date(`${day}T${time}Z`)
  return (
    !text.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === `${day}T${time}`
  )
}
