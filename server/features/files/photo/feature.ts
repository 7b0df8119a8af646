import { photoApi } from '#contract/files/photo.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { photoChores } from './chores.ts'
import { photoListeners } from './listeners.ts'

export const photoFeature = feature('files/photo', {
  calls: joinCalls(photoApi, actions),
  listeners: photoListeners,
  chores: photoChores,
})
