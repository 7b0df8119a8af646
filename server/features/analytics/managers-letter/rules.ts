import type { Figures } from '#contract/analytics/chart.ts'
import { addDays, isZone, localTime } from '#server/platform/clock/zone.ts'
import { startOf } from '../chart/rules.ts'

/** Monday, nine in the morning. */
const letterMinutes = 9 * 60
/** After Wednesday the figures of last week are no news. */
const lateDays = 2

/** The Monday whose letter is due in a zone; null before its hour, and after Wednesday. */
export function weekDue(at: Date, timeZone: string): string | null {
  const { day, minutes } = localTime(at, timeZone)
  const week = startOf(day, 'week')
  if (day > addDays(week, lateDays)) return null
  return day > week || minutes >= letterMinutes ? week : null
}

/** The zones in which a day begins last and first: no other has a letter due when neither of them has. */
const outermostZones = ['Etc/GMT+12', 'Pacific/Kiritimati']

/** The Mondays whose letters may be due somewhere. */
export const weeksDue = (at: Date): string[] => [...new Set(outermostZones.flatMap(zone => weekDue(at, zone) ?? []))]

/** The reader's zone; the community's without one, or if it is unknown. */
export const zoneOf = (own: string | null, timeZone: string): string => (own && isZone(own) ? own : timeZone)

/** What managers could do, as counted now. */
export type Chances = {
  /** Newcomers who wait for approval, and for how many days the first of them. */
  pending: { count: number; days: number }
  /** The next event of the coming week with fewer than half of its places taken. */
  event: { title: string; slug: string; days: number; taken: number; places: number } | null
  /** Intros without an answer for a week. */
  intros: number
  /** Open requests without an answer for a week. */
  requests: number
  /** Members without a list in last week's run. */
  unmatched: number
}

export type Task =
  | { kind: 'pending'; count: number; days: number; path: string }
  | { kind: 'event'; title: string; days: number; taken: number; places: number; path: string }
  | { kind: 'intros' | 'requests' | 'unmatched'; count: number; path: string }

const mostTasks = 3

/** The three things most worth doing: people who wait come first. */
export function tasksOf({ pending, event, intros, requests, unmatched }: Chances): Task[] {
  const tasks: Task[] = []
  if (pending.count > 0) tasks.push({ kind: 'pending', ...pending, path: '/admin/moderation' })
  if (event) {
    const { slug, ...facts } = event
    tasks.push({ kind: 'event', ...facts, path: `/event/${slug}` })
  }
  if (intros > 0) tasks.push({ kind: 'intros', count: intros, path: '/dashboard' })
  if (requests > 0) tasks.push({ kind: 'requests', count: requests, path: '/dashboard' })
  if (unmatched > 0) tasks.push({ kind: 'unmatched', count: unmatched, path: '/dashboard' })
  return tasks.slice(0, mostTasks)
}

/** Whether anything happened in a week. Members who are there and do nothing are no news. */
export const isQuiet = ({ joined, departed, activeWeek, introsSent, requests, signedUp, scores }: Figures): boolean =>
  joined + departed + activeWeek + introsSent + requests + signedUp + scores === 0
