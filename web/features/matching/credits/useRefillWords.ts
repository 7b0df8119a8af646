import { useCommunity } from '#web/lib/community/community.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { refillMoment } from './refill.ts'

/** "Refills on Monday", in the user's language and time zone. */
export function useRefillWords(): (nextRefillAt: string) => string {
  const t = useWords('network')
  const language = useLanguage()
  const { timeZone } = useCommunity()
  return nextRefillAt => {
    const refill = refillMoment(nextRefillAt, new Date(), language, timeZone)
    switch (refill.when) {
      case 'today':
        return t('credits.refillToday', { time: refill.time })
      case 'tomorrow':
        return t('credits.refillTomorrow')
      case 'weekday':
        return t(`credits.refillDay${refill.weekday}`)
      case 'date':
        return t('credits.refillDate', { date: refill.date })
    }
  }
}
