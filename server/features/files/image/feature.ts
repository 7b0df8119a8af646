import { imageApi } from '#contract/files/image.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const imageFeature = feature('files/image', { calls: joinCalls(imageApi, actions) })
