import type { Language } from '#contract/languages.ts'

export type LetterDraft = {
  kind: string
  recipient: string
  /** Participants whom it names besides its reader. Deleting the account of one removes the letter. */
  about: string[]
  lang: Language
  subject: string
  html: string
  plain: string
  headers?: Record<string, string>
  /** Recipient, kind and period of a letter that must never go twice. Without it a letter goes at least once. */
  onceKey?: string
  /** Lets in whoever reads it: its texts are blanked once a mail server has taken it. */
  isSecret?: boolean
}
