// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** An answer option of a question. */
export type EventAnswerOptionRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The question. */
  questionId: string
  /** Order among the options. */
  position: number
  /** The option in the language of the event. */
  text: string
  /** Generated name under which its translations are stored. */
  translationKey: string
  /** TEXT: the participant writes an own answer beside it. */
  type: 'PREDEFINED' | 'TEXT'
  /** Whether participants see it. */
  isVisible: boolean
  /** Whether it can be selected. */
  isActive: boolean
  /** Heading under which it is listed. */
  groupName: string
  /** Category for reports. */
  category: string
  /** When it was removed; answers that selected it stay readable. */
  removedAt: string | null
}
