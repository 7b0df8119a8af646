// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Parts of the demo data that this database already has. */
export type DemoPartRow = {
  /** Name and version of the part. */
  name: string
  /** When it was loaded. */
  loadedAt: string
}
