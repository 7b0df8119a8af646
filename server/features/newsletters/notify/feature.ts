import { notifyApi } from '#contract/newsletters/notify.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const notifyFeature = feature('newsletters/notify', { calls: joinCalls(notifyApi, actions) })
