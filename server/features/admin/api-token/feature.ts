import { apiTokenApi } from '#contract/admin/api-token.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const apiTokenFeature = feature('admin/api-token', {
  calls: joinCalls(apiTokenApi, actions),
  personalData: [{ table: 'api_token', exported: { apiTokens: store.exportTokens }, deletion: 'cascade' }],
})
