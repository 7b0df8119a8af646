// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A participant's answer to a question of an event. */
export type EventAnswerRow = {
  /** The community. */
  communityId: string
  /** Id. */
  id: string
  /** The event. */
  eventId: string
  /** The question. */
  questionId: string
  /** Whose answer. */
  participantId: string
  /** Kind of answer when it was given. */
  type: 'TEXT' | 'RADIO' | 'CHECKBOX' | 'YEAR'
  /** The question as it was asked, so that the answer stays readable after a change. */
  questionText: string
  /** The answer as text: free text, year, or the selected options. */
  answerText: string
  /** Selected options. */
  optionIds: string[]
  /** When it was given. */
  answeredAt: string
  /** What the participant wrote: the whole answer, or the text beside a selected option. */
  freeText: string
}
