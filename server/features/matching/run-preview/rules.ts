/** After this time an unfinished preview is considered lost, and can be asked for again. */
const lostAfterMs = 600_000

type State = { status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED'; askedAt: string }

/** Whether a new preview can be made: none is on its way. */
export const isLost = ({ status, askedAt }: State, now: Date): boolean =>
  status === 'DONE' || status === 'FAILED' || now.getTime() - Date.parse(askedAt) >= lostAfterMs

/** Whether the run that a preview shows has begun meanwhile. */
export const isPreviewPast = (week: string, nextWeek: string): boolean => week < nextWeek

/** A page of rows that are sorted by place, of which there is one more if there is a next page. */
export function cutByPlace<T extends { place: number }>(found: T[], size: number): { items: T[]; next: string | null } {
  const items = found.slice(0, size)
  const last = items.at(-1)
  return { items, next: found.length > size && last ? String(last.place) : null }
}
