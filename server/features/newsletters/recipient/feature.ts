import { feature } from '#server/platform/feature/feature.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { recipientChores, recipientJobs } from './jobs.ts'
import { recipientListeners } from './listeners.ts'
import * as store from './store.ts'

export const recipientFeature = (mailTransport: MailTransport) =>
  feature('newsletters/recipient', {
    listeners: recipientListeners,
    jobs: recipientJobs(mailTransport),
    chores: recipientChores,
    personalData: [
      {
        table: 'newsletter_recipient',
        exported: { newslettersReceived: store.exportReceived },
        deletion: 'cascade',
      },
    ],
  })
