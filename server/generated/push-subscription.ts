// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Browsers that get web push. */
export type PushSubscriptionRow = {
  /** The community in which it was switched on. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Whose browser it is. */
  userId: string
  /** The sign-in in that browser: what is personal is sent there while it lasts. */
  sessionId: string
  /** Address at the browser's push service. */
  endpoint: string
  /** Key of the browser, for the encryption. */
  publicKey: string
  /** Secret of the browser, for the encryption. */
  authSecret: string
  /** When it was switched on. */
  createdAt: string
  /** The text that it got last, which is not sent there again when another browser of the person has to wait for it. */
  lastTextId: string | null
}
