import type { ChartBucket, ChartRange, ChartUnit, Cohort, Figures } from '#contract/analytics/chart.ts'
import { addDays } from '#server/platform/clock/zone.ts'

/** Figures of one day, as they are kept. */
export type DayFigures = Omit<Figures, 'members' | 'meanScore'> & {
  day: string
  /** Who joined on this day and is still here. */
  members: number
  filled: number
  introduced: number
  met: number
  scoreSum: number
}

export type Days = { from: string; to: string }

const lengths: Record<Exclude<ChartRange, 'all'>, number> = { '7': 7, '30': 30, '90': 90, year: 365 }

/** The days of a range that ends today, and as many before, if the community was there already. */
export function daysOf(range: ChartRange, today: string, firstDay: string): Days & { before: Days | null } {
  if (range === 'all') return { from: firstDay < today ? firstDay : today, to: today, before: null }
  const length = lengths[range]
  const from = addDays(today, 1 - length)
  const before = { from: addDays(from, -length), to: addDays(from, -1) }
  return { from, to: today, before: firstDay <= before.to ? before : null }
}

/** Days between two days, both included. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1

/** As many parts as a chart can show: days up to a month, weeks up to half a year, then months. */
export function unitOf(days: Days): ChartUnit {
  const length = lengthOf(days)
  if (length <= 31) return 'day'
  return length <= 182 ? 'week' : 'month'
}

/** Events are too few for days. */
export const eventUnitOf = (days: Days): ChartUnit => {
  const unit = unitOf(days)
  return unit === 'day' && lengthOf(days) > 7 ? 'week' : unit
}

/** Monday of the week, or the first of the month. */
export function startOf(day: string, unit: ChartUnit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 8)}01`
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function nextStart(day: string, unit: ChartUnit): string {
  if (unit === 'day') return addDays(day, 1)
  if (unit === 'week') return addDays(startOf(day, 'week'), 7)
  return startOf(addDays(startOf(day, 'month'), 31), 'month')
}

/** The parts of a span; the first and the last are cut off by it. */
export function partsOf({ from, to }: Days, unit: ChartUnit): Days[] {
  const parts: Days[] = []
  for (let start = from; start <= to; start = nextStart(start, unit)) {
    const end = addDays(nextStart(start, unit), -1)
    parts.push({ from: start, to: end < to ? end : to })
  }
  return parts
}

const summed = [
  'joined',
  'departed',
  'introsSent',
  'introsAnswered',
  'introsAccepted',
  'requests',
  'requestsAnswered',
  'events',
  'signedUp',
  'came',
  'scores',
  'pairsShown',
  'pairsConnected',
  'pairsAnswered',
  'pairsMet',
  'pairsScored',
] as const

/** Figures of a span of days. `days` are those of the whole history, in order. */
export function figuresOf(days: DayFigures[], { from, to }: Days): Figures {
  const inside = days.filter(({ day }) => day >= from && day <= to)
  const sum = (name: (typeof summed)[number] | 'scoreSum') => inside.reduce((all, each) => all + each[name], 0)
  const sums = Object.fromEntries(summed.map(name => [name, sum(name)])) as Record<(typeof summed)[number], number>
  const members = days.reduce((all, each) => (each.day <= to ? all + each.joined - each.departed : all), 0)
  return {
    ...sums,
    members,
    activeWeek: days.find(({ day }) => day === to)?.activeWeek ?? 0,
    meanScore: sums.scores > 0 ? sum('scoreSum') / sums.scores : null,
  }
}

export const bucketsOf = (days: DayFigures[], span: Days, unit: ChartUnit): ChartBucket[] =>
  partsOf(span, unit).map(part => ({ ...part, ...figuresOf(days, part) }))

/** Of those who joined in these days and are still here. */
export function activationOf(days: DayFigures[], { from, to }: Days) {
  const inside = days.filter(({ day }) => day >= from && day <= to)
  const sum = (name: 'members' | 'filled' | 'introduced' | 'met') => inside.reduce((all, each) => all + each[name], 0)
  return { joined: sum('members'), filled: sum('filled'), introduced: sum('introduced'), met: sum('met') }
}

export type CohortCell = { joinedMonth: string; activeMonth: string; members: number }

/** The last months in which somebody joined who is still here, each with its activity up to this month. */
export function cohortsOf(days: DayFigures[], cells: CohortCell[], today: string, atMost: number): Cohort[] {
  const sizes = new Map<string, number>()
  for (const { day, members } of days)
    if (day <= today) sizes.set(startOf(day, 'month'), (sizes.get(startOf(day, 'month')) ?? 0) + members)
  const counts = new Map(cells.map(cell => [`${cell.joinedMonth} ${cell.activeMonth}`, cell.members]))
  return [...sizes]
    .filter(([, members]) => members > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(-atMost)
    .map(([month, members]) => ({
      month,
      members,
      active: partsOf({ from: month, to: today }, 'month').map(({ from }) => counts.get(`${month} ${from}`) ?? 0),
    }))
}
