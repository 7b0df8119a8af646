import { bookmarkApi } from '#contract/matching/bookmark.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const bookmarkFeature = feature('matching/bookmark', {
  calls: joinCalls(bookmarkApi, actions),
  personalData: [{ table: 'bookmark', exported: { bookmarks: store.exportBookmarks }, deletion: 'cascade' }],
})
