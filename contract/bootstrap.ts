import { z } from 'zod'
import { community, participantListItem } from './communities/community.ts'
import { landingContent } from './communities/landing.ts'
import { localized } from './languages.ts'

/** Data inside the HTML, so that the first paint needs no second request. */
export const bootstrap = z.strictObject({
  community,
  landing: localized(landingContent),
  preview: z.array(participantListItem),
  /** False when the host names no community and the default one is served. */
  isNamedByHost: z.boolean(),
  settings: z.strictObject({
    apiOrigin: z.string(),
    /** Domain of the default community. */
    defaultDomain: z.string(),
    publicIpUrl: z.string().nullable(),
    geoCountryUrl: z.string().nullable(),
    analyticsUrl: z.string().nullable(),
    sentryDsn: z.string().nullable(),
    realtime: z.boolean(),
    webPush: z.boolean(),
    /** With it the browser subscribes to web push. */
    vapidPublicKey: z.string().nullable(),
    isDemo: z.boolean(),
    /** A LinkedIn lookup is configured; without one, onboarding leaves its step out. */
    hasLinkedinLookup: z.boolean(),
  }),
})
export type Bootstrap = z.infer<typeof bootstrap>
