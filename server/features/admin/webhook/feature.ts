import { webhookApi } from '#contract/admin/webhook.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { webhookChores } from './chores.ts'
import { webhookJobs } from './jobs.ts'
import * as store from './store.ts'

const { hearAll, ...calls } = actions

export const webhookFeature = feature('admin/webhook', {
  calls: joinCalls(webhookApi, calls),
  hearAll,
  jobs: webhookJobs,
  chores: webhookChores,
  letters: { 'webhook.paused': 'SERVICE' },
  personalData: [
    {
      table: 'webhook',
      exported: { webhooks: store.exportWebhooks },
      // It stays with the community.
      deletion: { anonymise: store.forgetMaker },
    },
    {
      table: 'webhook_delivery',
      exported: { nothing: 'Ids of what happened, which the tables of their own export.' },
      deletion: { remove: store.removeDeliveriesAbout },
    },
  ],
})
