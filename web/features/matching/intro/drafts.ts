import { openStorage, storedText } from '#web/lib/browser/storage.ts'

const kept = openStorage('sessionStorage')

/** What was written to somebody and not sent yet: closing the dialog loses nothing. */
export const introDraft = (personId: string) => storedText(kept, `intro.${personId}`)

export const answerDraft = (requestId: string) => storedText(kept, `answer.${requestId}`)
