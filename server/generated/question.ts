// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What a community asks whoever joins. */
export type QuestionRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Order of asking. */
  place: number
  /** What kind of answer it takes. */
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  /** The question in each language. */
  text: unknown
  /** A quiet line below it, in each language. */
  hint: unknown
  /** Must be answered to go on. */
  isRequired: boolean
  /** Is asked now. */
  isVisible: boolean
  /** What can be chosen: id and text in each language. */
  options: unknown
  /** How many options may be chosen. */
  atMost: number
}
