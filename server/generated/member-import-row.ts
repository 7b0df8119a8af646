// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A row of an imported file, with what became of it. */
export type MemberImportRowRow = {
  /** The community. */
  communityId: string
  /** The import. */
  importId: string
  /** Number of the row, from 1; titles are not counted. */
  line: number
  /** Texts of its cells. */
  cells: unknown
  /** Texts that the manager changed, by field. */
  corrections: unknown
  /** NEW: a new member. MEMBER: a member of this community has the address. REPEATED: an earlier row has it. INVALID: something must be corrected. */
  state: 'UNCHECKED' | 'NEW' | 'MEMBER' | 'REPEATED' | 'INVALID'
  /** Normalised address; null where there is none. */
  email: string | null
  /** What happens with this row if the member is here already; null: as with all. */
  choice: 'fill' | 'overwrite' | 'skip' | null
  /** What became of it; null until it is imported. UNDONE and KEPT (somebody changed it meanwhile) after the import was undone. */
  outcome: 'CREATED' | 'UPDATED' | 'SKIPPED' | 'FAILED' | 'UNDONE' | 'KEPT' | null
  /** The member; null after the member is gone. */
  participantId: string | null
  /** What the import wrote, and the values before, so that it can be undone. */
  made: unknown | null
}
