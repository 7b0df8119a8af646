// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Members from a CSV file. */
export type MemberImportRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** The manager; null after the account was deleted. */
  authorId: string | null
  /** Name of the uploaded file. */
  fileName: string
  /** UPLOADING until all rows are stored, then UPLOADED; CHECKING and CHECKED; IMPORTING and DONE; UNDOING and UNDONE. */
  status: 'UPLOADING' | 'UPLOADED' | 'CHECKING' | 'CHECKED' | 'IMPORTING' | 'DONE' | 'UNDOING' | 'UNDONE'
  /** Titles of the columns of the file. */
  columns: unknown
  /** For each column its field, or null. */
  mapping: unknown
  /** Rows of the file. */
  rowCount: number
  /** Number of the last row that the current step has handled. */
  progress: number
  /** What happens with rows of members who are here already: empty fields are filled, values are overwritten, or rows are skipped. */
  duplicates: 'fill' | 'overwrite' | 'skip'
  /** Moderation status of new members. */
  moderationStatus: 'PENDING' | 'CONFIRMED'
  /** Whether new members get a letter. */
  isInviting: boolean
  /** Language of these letters. */
  lang: 'en' | 'ru'
  /** When the file was uploaded. */
  createdAt: string
  /** When the rows were imported. */
  finishedAt: string | null
}
