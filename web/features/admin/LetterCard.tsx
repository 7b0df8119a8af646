import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { localeOf } from '#web/lib/words/dates.ts'
import { currentLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { FactCard } from './FactCard.tsx'

/** The daily cap of letters, and how many wait for another day. Shown only where there is one of both. */
export function LetterCard() {
  const t = useWords('admin')
  const { timeZone } = useCommunity()
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['letter cap'],
    queryFn: () => api.letter.getCap(),
    enabled: hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
  })
  if (!data || (data.dailyCap === null && data.held === 0)) return null
  const time = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(currentLanguage()), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
  const held = data.heldUntil ? t('heldLettersText', { count: data.held, time: time(data.heldUntil) }) : t('none')
  return (
    <FactCard
      title={t('letters')}
      facts={[
        [t('letterCap'), data.dailyCap === null ? t('noLetterCap') : String(data.dailyCap)],
        [t('heldLetters'), held],
      ]}
    />
  )
}
