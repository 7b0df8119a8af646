import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'
import { day, id, instant } from '../shapes.ts'
import { chartRanges } from './chart-fields.ts'

export const chartRange = z.enum(chartRanges)
export type ChartRange = z.infer<typeof chartRange>

/** Charts that can be downloaded; `all` is every one of them. */
export const chartNames = [
  'growth',
  'activity',
  'intros',
  'funnel',
  'requests',
  'events',
  'scores',
  'activation',
  'cohorts',
  'distributions',
] as const
export const chartName = z.enum([...chartNames, 'all'])
export type ChartName = (typeof chartNames)[number]

const count = z.number().int()

/** Figures of a span of days. A share has no value while there is nothing to divide by. */
export const figures = z.strictObject({
  /** On the last day. */
  members: count,
  joined: count,
  departed: count,
  /** Who did something in the last seven days of the span. */
  activeWeek: count,
  introsSent: count,
  introsAnswered: count,
  introsAccepted: count,
  requests: count,
  requestsAnswered: count,
  events: count,
  signedUp: count,
  came: count,
  scores: count,
  meanScore: z.number().nullable(),
  /** Pairs of whom one was first shown to the other in the span, and how far these have come by now. */
  pairsShown: count,
  pairsConnected: count,
  pairsAnswered: count,
  /** At least one of the two scored the meeting, or the intro was accepted and a week has passed. */
  pairsMet: count,
  pairsScored: count,
})
export type Figures = z.infer<typeof figures>

const unit = z.enum(['day', 'week', 'month'])
export type ChartUnit = z.infer<typeof unit>

/** Figures of a part of the range; the first and the last part may be cut off by the range. */
const bucket = figures.extend({ from: day, to: day })
export type ChartBucket = z.infer<typeof bucket>

const activation = z.strictObject({ joined: count, filled: count, introduced: count, met: count })

const cohort = z.strictObject({
  month: day,
  members: count,
  /** How many of them did something, from the month of joining on. */
  active: z.array(count),
})
export type Cohort = z.infer<typeof cohort>

export const chartData = z.strictObject({
  range: chartRange,
  from: day,
  to: day,
  timeZone: z.string(),
  /** Null while the figures are made for the first time. */
  madeAt: instant.nullable(),
  /** Changes since then are being counted: asking again in a few seconds answers with them. */
  isRenewing: z.boolean(),
  total: figures,
  /** The same number of days before; null for `all`, and when the community is younger. */
  before: figures.extend({ from: day, to: day }).nullable(),
  unit,
  buckets: z.array(bucket),
  eventUnit: unit,
  eventBuckets: z.array(bucket),
  /** Of those who joined in the range. */
  activation,
  cohorts: z.array(cohort),
})
export type ChartData = z.infer<typeof chartData>

export const distributionKinds = ['CITY', 'COUNTRY', 'TAG', 'POSITION', 'LANGUAGE'] as const
export type DistributionKind = (typeof distributionKinds)[number]

const group = z.strictObject({
  label: z.string(),
  members: count,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const distribution = z.strictObject({
  kind: z.enum(distributionKinds),
  /** Members of whom it is known. */
  known: count,
  groups: z.array(group),
  /** Groups that are not named: too small, or beyond the longest list. */
  other: z.strictObject({ groups: count, members: count }),
})
export type Distribution = z.infer<typeof distribution>

/** Of the community of the host; another one is asked at its own. */
const communityId = id.optional()

export const chartApi = {
  data: endpoint({
    call: 'GET /api/charts/data',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary:
      'Figures of the community by day, week or month: growth, activity, intros, the funnel of recommendations, requests, events, scores, activation, cohorts.',
    input: { communityId, range: chartRange.default('30') },
    reply: chartData,
    // Figures that are out of date are queued to be made again.
    transaction: 'write',
  }),
  distributions: endpoint({
    call: 'GET /api/charts/distributions',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'How the members spread over cities, countries, tags, positions and languages.',
    input: { communityId },
    reply: z.strictObject({ madeAt: instant.nullable(), members: count, items: z.array(distribution) }),
  }),
  exportCsv: endpoint({
    call: 'GET /api/charts/csv',
    access: 'CAN_VIEW_ADMIN_PANEL',
    summary: 'The data of one chart, or of all of them, as a CSV file.',
    input: { communityId, chart: chartName.default('all'), range: chartRange.default('30') },
    reply: fileReply,
    replyKind: 'file',
    limit: 'eventExport',
  }),
}
