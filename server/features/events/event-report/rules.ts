import type { ReportSort, ReportTab } from '#contract/events/event-fields.ts'
import type { ReportRow } from '#contract/events/event-report.ts'
import { isId } from '#server/platform/db/id.ts'

/** By what the rows are ordered: as asked, and on the waitlist by their number there. */
export type Order = ReportSort | 'waitlist'

export const orderOf = (tab: ReportTab, sort: ReportSort | undefined): Order =>
  sort ?? (tab === 'waitlist' ? 'waitlist' : 'newest')

/** Position of the last row of a page: the value by which rows are ordered, as text, and the id. */
export type Place = { key: string; id: string }

export const cursorOf = (order: Order, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url')

const isKey: Record<Order, (key: string) => boolean> = {
  newest: isMoment,
  oldest: isMoment,
  name: key => key.length <= 400 && !key.includes('\u0000'),
  waitlist: key => /^\d{1,18}$/.test(key),
}

/** Null unless this server made it for this order, so that no other text reaches the query. */
export function readCursor(order: Order, cursor: string): Place | null {
  const parts = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every(part => typeof part === 'string')) return null
  const [of, key, id] = parts as [string, string, string]
  return of === order && isKey[order](key) && isId(id) ? { key, id } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: not a cursor of this server.
    return null
  }
}

/** With microseconds, as the database has it. */
function isMoment(key: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(key)) return false
  const at = new Date(key)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === key.slice(0, 19)
}

/** Questions, approval and payment that an event asks for. */
export type Asked = { hasQuestions: boolean; isApprovalRequired: boolean; isPaid: boolean }
type Done = Pick<ReportRow, 'status' | 'payment'> & { isApproved: boolean; hasAnswered: boolean }

/** Steps that are done; null for those that the event does not have. People who are going have been approved. */
export const stepsOf = (asked: Asked, row: Done): ReportRow['steps'] => ({
  questions: asked.hasQuestions ? row.hasAnswered : null,
  approval: asked.isApprovalRequired ? row.isApproved || row.status === 'CONFIRMED' : null,
  payment: asked.isPaid ? row.payment === 'PAID' : null,
})

/** Column titles that are unique: a second "Comment" becomes "Comment (2)". */
export function uniqueTitles(titles: string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map(title => {
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return count === 1 ? title : `${title} (${count})`
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs far more time and memory than using it. Zones are known ones, so there are not many. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, made)
  return made
}

/** Date and time in a zone, as spreadsheets read them: 2026-11-19 19:00. */
export function inZone(at: string | null, timeZone: string): string {
  return at === null ? '' : formatOf(timeZone).format(new Date(at))
}
