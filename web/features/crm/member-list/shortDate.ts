import type { Language } from '#contract/languages.ts'
import { localeOf } from '#web/lib/words/dates.ts'

/** "12 Nov 2026", «12 нояб. 2026»: columns have little room. */
export const shortDate = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(instant)).replace(/\s?г\.$/, '')
