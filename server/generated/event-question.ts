// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A question to those who join an event. */
export type EventQuestionRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** Order among the questions of the event. */
  position: number
  /** The question in the language of the event. */
  text: string
  /** Generated name under which its translations are stored. */
  translationKey: string
  /** Kind of answer. */
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  /** Whether participants are asked. */
  isVisible: boolean
  /** Whether it must be answered before the participation goes on. */
  isRequired: boolean
  /** Maximum number of selected options of a CHECKBOX question. */
  atMost: number
  /** Asked only if this option of an earlier question was selected. */
  shownAfterOptionId: string | null
  /** When it was created. */
  createdAt: string
  /** When it was removed; its answers stay readable. */
  removedAt: string | null
}
