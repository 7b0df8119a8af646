import { fileApi } from '#contract/files/file.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const fileFeature = feature('files/file', { calls: joinCalls(fileApi, actions) })
