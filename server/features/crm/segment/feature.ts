import { segmentApi } from '#contract/crm/segment.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { create, list, remove, update } from './actions.ts'
import * as store from './store.ts'

export const segmentFeature = feature('crm/segment', {
  calls: joinCalls(segmentApi, { list, create, update, remove }),
  personalData: [
    {
      table: 'segment',
      exported: { segments: store.exportSegments },
      // It stays with the community.
      deletion: { anonymise: store.forgetAuthor },
    },
  ],
})
