import { keepIn, textCell } from '#web/lib/cells.ts'

const kept = keepIn('sessionStorage')

/** What was written to somebody and not sent yet: closing the dialog loses nothing. */
export const introDraft = (personId: string) => textCell(kept, `intro.${personId}`)

export const answerDraft = (requestId: string) => textCell(kept, `answer.${requestId}`)
