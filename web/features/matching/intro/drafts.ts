import { openStorage, storedText } from '#web/lib/browser/storage.ts'

const kept = openStorage('sessionStorage')

/** What was written to somebody and not sent yet: closing the dialog loses nothing. */
export const introDraft = (participantId: string) => storedText(kept, `intro.${participantId}`)

export const answerDraft = (requestId: string) => storedText(kept, `answer.${requestId}`)
