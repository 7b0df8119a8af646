import { type AnyWords, mergeWords } from '#contract/words.ts'

/** Titles and menu labels of all capabilities in one file, because every screen needs them at once. */
const files = import.meta.glob<AnyWords>(
  ['../../../contract/words/en/menu.ts', '../../../contract/*/words/en/menu.ts'],
  {
    eager: true,
    import: 'menu',
  },
)

export const menu = mergeWords(...Object.values(files))
