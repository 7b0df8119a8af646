import { onboardingApi } from '#contract/participants/onboarding.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const onboardingFeature = feature('participants/onboarding', { calls: joinCalls(onboardingApi, actions) })
