import { directoryApi } from '#contract/participants/directory.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const directoryFeature = feature('participants/directory', { calls: joinCalls(directoryApi, actions) })
