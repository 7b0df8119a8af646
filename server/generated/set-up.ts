// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The one-time secret of the set-up page. At most one row; none once there is a community. */
export type SetUpRow = {
  /** Always true, so that there is at most one row. */
  isOnly: boolean
  /** SHA-256 of the secret that the server printed at its last start. */
  secretHash: Uint8Array
  /** When the secret was made. */
  createdAt: string
}
