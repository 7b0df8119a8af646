import { telegramApi } from '#contract/users/telegram.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const telegramFeature = feature('users/telegram', { calls: joinCalls(telegramApi, actions) })
