import { databaseFeature } from '#server/platform/db/feature.ts'
import { callFeature } from '#server/platform/http/feature.ts'
import { mailFeature } from '#server/platform/mail/feature.ts'
import type { MailTransport } from '#server/platform/mail/outbox.ts'
import { realtimeFeature } from '#server/platform/realtime/feature.ts'
import type { Feature } from './feature.ts'

/** The platform's own tables, jobs and calls, declared like slices. */
export const platformFeatures = (mailTransport: MailTransport): Feature[] => [
  databaseFeature,
  callFeature,
  mailFeature(mailTransport),
  realtimeFeature,
]
