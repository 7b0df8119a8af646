import { onboardingApi } from '#contract/participants/onboarding.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const onboardingFeature = feature('participants/onboarding', {
  calls: joinCalls(onboardingApi, actions),
  personalData: [
    { table: 'profile_draft', exported: { draft: store.exportDraft }, deletion: 'cascade', photos: store.listPhotos },
  ],
})
