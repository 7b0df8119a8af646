import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing, webUrl } from '../shapes.ts'

/** What a push message carries, encrypted, to the service worker of the browser. */
export type PushMessage = {
  title: string
  body: string
  /** Opened by a click: a path of the community's own site. */
  path: string
  /** A second message with the same tag replaces the first without a sound. */
  tag: string
  lang: string
}

export const webPushApi = {
  subscribe: endpoint({
    call: 'POST /api/current-user/web-push',
    access: 'user',
    summary: "Save the browser's push subscription. It ends with the session.",
    input: {
      endpoint: webUrl,
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    },
    reply: nothing,
    fails: ['CHANNEL_OFF', 'INVALID_ENDPOINT'],
    limit: 'write',
  }),
  unsubscribe: endpoint({
    call: 'DELETE /api/current-user/web-push',
    access: 'user',
    summary: "Remove the browser's push subscription.",
    body: 'json',
    input: { endpoint: webUrl },
    reply: nothing,
    limit: 'write',
  }),
}
