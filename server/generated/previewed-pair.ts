// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Pairs of a preview that are worth a look: a limited number of each kind. */
export type PreviewedPairRow = {
  /** The community. */
  communityId: string
  /** The preview: asked_id of run_preview when it was made. */
  previewId: string
  /** Why it is worth a look. */
  kind: 'HIGHEST' | 'LOWEST' | 'REPEATED' | 'SAME_COMPANY'
  /** Place in the list of its kind. */
  place: number
  /** In whose list the pair is; of both, the one whose rate is listed first. */
  readerId: string
  /** Who is shown. */
  subjectId: string
  /** Relevance, from 0 to 100. */
  rate: number
}
