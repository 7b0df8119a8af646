import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { Requirement } from './steps.ts'

/** Sentence with the required contacts. */
export function useNeededSentence(): (requirement: Requirement) => string {
  const t = useWords('onboarding')
  const language = useLanguage()
  return ({ types, count }) => {
    const isAll = count === types.length
    const names = types.map(type => t(`types.${type}`))
    const list = new Intl.ListFormat(language, { type: isAll ? 'conjunction' : 'disjunction' }).format(names)
    return isAll ? t('needed.all', { list }) : t('needed.any', { count, list })
  }
}
