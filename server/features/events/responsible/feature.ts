import { feature } from '#server/platform/feature/feature.ts'
import * as store from './store.ts'

export const responsibleFeature = feature('events/responsible', {
  personalData: [
    { table: 'responsible', exported: { organisedEvents: store.exportResponsibilities }, deletion: 'cascade' },
  ],
})
