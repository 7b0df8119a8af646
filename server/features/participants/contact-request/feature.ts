import { contactRequestApi } from '#contract/participants/contact-request.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { contactRequestListeners } from './listeners.ts'

export const contactRequestFeature = feature('participants/contact-request', {
  calls: joinCalls(contactRequestApi, actions),
  listeners: contactRequestListeners,
  letters: { 'contactRequest.passed': 'intros', 'contactRequest.declined': 'SERVICE' },
})
