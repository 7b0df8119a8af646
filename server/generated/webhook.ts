// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Addresses of other programs to which news of the community is posted, signed. */
export type WebhookRow = {
  /** Made by the application. */
  id: string
  /** The community. */
  communityId: string
  /** Where news is posted. */
  url: string
  /** Kinds of news that it is told, of a list in the contract. */
  kinds: string[]
  /** Key of the signatures, encrypted. */
  secret: string
  /** The former key, encrypted, which signs as well for a day. */
  oldSecret: string | null
  /** Until when the former key signs. */
  oldSecretUntil: string | null
  /** The manager who is told when it is paused; null once the account is deleted. */
  madeBy: string | null
  /** When it was added. */
  createdAt: string
  /** First failed attempt since the last that arrived; null if the last one arrived. */
  failingSince: string | null
  /** Nothing is posted since then; null while it is. */
  pausedAt: string | null
  /** Who or what paused it. */
  pauseReason: 'MANAGER' | 'FAILURES' | 'GONE' | null
}
