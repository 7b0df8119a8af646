// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The list of one member in a preview, and to how many the member is shown. */
export type PreviewedListRow = {
  /** The community. */
  communityId: string
  /** The preview: asked_id of run_preview when it was made. */
  previewId: string
  /** Whose list. */
  readerId: string
  /** Who is shown, most relevant first. */
  subjects: string[]
  /** Relevance of each, from 0 to 100. */
  rates: number[]
  /** Place among the members who get fewer than a list holds, from the shortest list on; null for a full list. */
  fewPlace: number | null
  /** The main reason for a short list. */
  fewBecause: 'EMPTY_PROFILE' | 'FEW_MEMBERS' | 'RULES' | 'ALL_SEEN' | 'LITTLE_IN_COMMON' | null
  /** In how many lists the member is. */
  shownTo: number
  /** Place among the members who are shown most often; null for those who are shown to nobody. */
  shownPlace: number | null
}
