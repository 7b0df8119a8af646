import { mapsLinkApi } from '#contract/events/maps-link.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const mapsLinkFeature = feature('events/maps-link', { calls: joinCalls(mapsLinkApi, actions) })
