import { feature } from '#server/platform/feature/feature.ts'

const rule = { nothing: 'The rule of repeated events.' }

export const seriesFeature = feature('events/series', {
  personalData: [{ table: 'event_series', exported: rule, deletion: rule }],
})
