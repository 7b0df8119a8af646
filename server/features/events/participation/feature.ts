import { feature } from '#server/platform/feature/feature.ts'
import * as store from './store.ts'

const counts = { nothing: 'Counts of an event, kept by a trigger.' }

export const participationFeature = feature('events/participation', {
  personalData: [
    { table: 'participation', exported: { eventParticipations: store.exportParticipations }, deletion: 'cascade' },
    { table: 'event_tally', exported: counts, deletion: counts },
  ],
})
