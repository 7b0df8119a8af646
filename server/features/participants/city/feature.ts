import { cityApi } from '#contract/participants/city.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const cityFeature = feature('participants/city', { calls: joinCalls(cityApi, actions) })
