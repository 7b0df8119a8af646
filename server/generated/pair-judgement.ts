// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** What the language-model provider makes of two members, one of whom was recommended to the other. */
export type PairJudgementRow = {
  /** The community. */
  communityId: string
  /** To whom the other was recommended; the row is deleted with either. */
  participantId: string
  /** The other. */
  subjectId: string
  /** Model that judged. With another one the pair is judged again. */
  model: string
  /** Hash of the instructions and of the texts of both, as the reader saw them. A judgement of other texts is not used. */
  hash: string
  /** Language of the sentence. */
  lang: 'en' | 'ru'
  /** Null if there is none: no usable answer, or a profile has changed since. */
  verdict: 'fits' | 'weak' | 'accidental' | null
  /** The reason, with {name} for the other's first name; null if a claim in it could not be traced to the texts. */
  sentence: string | null
  /** When. */
  madeAt: string
}
