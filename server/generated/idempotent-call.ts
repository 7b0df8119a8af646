// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** First results of calls that carried an Idempotency-Key, for a day. */
export type IdempotentCallRow = {
  /** Where the call was made. */
  communityId: string
  /** Who made it. */
  userId: string
  /** The key that the client chose. */
  key: string
  /** Method and path of the call. */
  call: string
  /** SHA-256 of call and input: another input under the same key is refused. */
  requestHash: Uint8Array
  /** HTTP status of the first result. */
  status: number | null
  /** Body of the first result, replayed to the letter. */
  reply: string | null
  /** When it was made. */
  createdAt: string
}
