import { openStorage, storedText } from '#web/lib/browser/storage.ts'

const kept = openStorage('sessionStorage')

/** Unsent message to a person, kept when the dialog closes. */
export const introDraft = (participantId: string) => storedText(kept, `intro.${participantId}`)

export const answerDraft = (requestId: string) => storedText(kept, `answer.${requestId}`)
