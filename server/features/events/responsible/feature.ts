import { responsibleApi } from '#contract/events/responsible.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { responsibleListeners } from './listeners.ts'
import * as store from './store.ts'

export const responsibleFeature = feature('events/responsible', {
  calls: joinCalls(responsibleApi, actions),
  listeners: responsibleListeners,
  personalData: [
    { table: 'responsible', exported: { organisedEvents: store.exportResponsibilities }, deletion: 'cascade' },
  ],
})
