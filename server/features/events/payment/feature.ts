import { paymentApi } from '#contract/events/payment.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { paymentListeners } from './listeners.ts'
import * as store from './store.ts'

const ofEvent = { nothing: 'Ids of notices of payment providers, without a person.' }

export const paymentFeature = feature('events/payment', {
  calls: joinCalls(paymentApi, actions),
  listeners: paymentListeners,
  personalData: [
    { table: 'payment', exported: { eventPayments: store.exportPayments }, deletion: 'cascade' },
    { table: 'payment_notice', exported: ofEvent, deletion: ofEvent },
  ],
})
