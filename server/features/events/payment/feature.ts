import { feature } from '#server/platform/feature/feature.ts'
import * as store from './store.ts'

const ofEvent = { nothing: 'Ids of notices of payment providers, without a person.' }

export const paymentFeature = feature('events/payment', {
  personalData: [
    { table: 'payment', exported: { eventPayments: store.exportPayments }, deletion: 'cascade' },
    { table: 'payment_notice', exported: ofEvent, deletion: ofEvent },
  ],
})
