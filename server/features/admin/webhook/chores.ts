import { deliveryDays } from '#contract/admin/webhook.ts'
import type { Chore } from '#server/platform/jobs/jobs.ts'
import * as store from './store.ts'

export const webhookChores: Chore[] = [
  {
    name: 'remove old webhook deliveries',
    cron: '41 3 * * *',
    run: ({ now, inEachCommunity }) =>
      inEachCommunity(async ({ db }) => {
        await store.removeOldDeliveries(db, new Date(now.getTime() - deliveryDays * 86_400_000))
        await store.forgetOldSecrets(db, now)
      }),
  },
]
