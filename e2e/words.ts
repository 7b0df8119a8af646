import { words } from '#contract/capabilities.ts'

/** What the pages say, so that one story reads in both languages. Plurals have other forms in Russian, so no story reads them here. */
export type Words = typeof words.en

export const wordsOf = (lang: 'en' | 'ru'): Words => (lang === 'en' ? words.en : (words.ru as unknown as Words))

/** Puts values into the places of a sentence. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
