// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Questions of a community to newcomers. */
export type QuestionRow = {
  /** The community. */
  communityId: string
  /** Made by the application. */
  id: string
  /** Position in the questionnaire. */
  place: number
  /** Type of the answer. */
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  /** The question in each language. */
  text: unknown
  /** Hint below the question, in each language. */
  hint: unknown
  /** Whether an answer is required. */
  isRequired: boolean
  /** Whether it is shown. */
  isVisible: boolean
  /** Answer options: id and text in each language. */
  options: unknown
  /** Maximum number of chosen options. */
  atMost: number
  /** Members see the answer on the profile; otherwise only its author and the team do. */
  isAnswerVisible: boolean
}
