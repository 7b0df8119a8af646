import { countryApi } from '#contract/operations/country.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const countryFeature = feature('operations/country', { calls: joinCalls(countryApi, actions) })
