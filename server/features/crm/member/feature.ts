import { memberApi } from '#contract/crm/member.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import { listAnswers } from './actions.ts'

export const memberFeature = feature('crm/member', { calls: joinCalls(memberApi, { listAnswers }) })
