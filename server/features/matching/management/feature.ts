import { managementApi } from '#contract/matching/management.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

const noPerson = { nothing: 'Rules of the whole community.' }

export const managementFeature = feature('matching/management', {
  calls: joinCalls(managementApi, actions),
  personalData: [
    {
      table: 'pair_rule',
      exported: { pairRules: store.exportPairRules, pairRulesCreated: store.exportCreatedPairRules },
      deletion: { anonymise: store.forgetRuleAuthor },
    },
    { table: 'matching_rules', exported: noPerson, deletion: noPerson },
  ],
})
