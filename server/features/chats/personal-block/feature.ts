import { personalBlockApi } from '#contract/chats/chat.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const personalBlockFeature = feature('chats/personal-block', { calls: joinCalls(personalBlockApi, actions) })
