import { changeApi } from '#contract/admin/change.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { list } from './actions.ts'
import * as store from './store.ts'

export const changeFeature = feature('admin/change', {
  calls: joinCalls(changeApi, { list }),
  personalData: [
    {
      table: 'change',
      exported: { changes: store.exportChanges },
      // The log stays with the community; a foreign key removes the author.
      deletion: { anonymise: store.forgetSubject },
    },
  ],
})
