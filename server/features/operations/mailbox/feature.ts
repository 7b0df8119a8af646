import { mailboxApi } from '#contract/operations/mailbox.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

export const mailboxFeature = feature('operations/mailbox', { calls: joinCalls(mailboxApi, actions) })
