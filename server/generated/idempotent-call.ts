// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Results of calls with an Idempotency-Key, kept for a day. */
export type IdempotentCallRow = {
  /** Community of the call. */
  communityId: string
  /** The caller. */
  userId: string
  /** Key chosen by the client. */
  key: string
  /** Method and path of the call. */
  call: string
  /** SHA-256 of call and input: another input under the same key is refused. */
  requestHash: Uint8Array
  /** HTTP status of the first result. */
  status: number | null
  /** Body of the first result, replayed byte for byte. */
  reply: string | null
  /** When the call was made. */
  createdAt: string
}
