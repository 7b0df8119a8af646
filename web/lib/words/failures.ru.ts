import { type AnyWords, mergeWords } from '#contract/words.ts'

/** Failure messages of all capabilities in one file. */
const files = import.meta.glob<AnyWords>(
  ['../../../contract/words/ru/failures.ts', '../../../contract/*/words/ru/failures.ts'],
  { eager: true, import: 'failures' },
)

export const failures = mergeWords(...Object.values(files))
