import { type AnyWords, mergeWords } from '#contract/words.ts'

/** Failure messages of all capabilities in one file. */
const files = import.meta.glob<AnyWords>(
  ['../../../contract/words/en/failures.ts', '../../../contract/*/words/en/failures.ts'],
  { eager: true, import: 'failures' },
)

export const failures = mergeWords(...Object.values(files))
