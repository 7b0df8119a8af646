import { welcomeSeriesApi } from '#contract/newsletters/welcome-series.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { welcomeSeriesChores } from './chores.ts'

const nothing = { nothing: 'Settings of the community.' }

export const welcomeSeriesFeature = feature('newsletters/welcome-series', {
  calls: joinCalls(welcomeSeriesApi, actions),
  chores: welcomeSeriesChores,
  personalData: [
    { table: 'welcome_series', exported: nothing, deletion: nothing },
    { table: 'welcome_step', exported: nothing, deletion: nothing },
  ],
})
