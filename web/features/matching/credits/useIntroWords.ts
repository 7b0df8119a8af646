import { useWords } from '#web/lib/words/words.ts'

/** "7 intros left"; null means that they are free. */
export function useIntroWords(): (intros: number | null) => string {
  const t = useWords('network')
  return intros => {
    if (intros === null) return t('credits.free')
    return intros === 0 ? t('credits.none') : t('credits.intros', { count: intros })
  }
}
