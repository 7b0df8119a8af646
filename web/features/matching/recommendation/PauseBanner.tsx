import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { preferenceQuery, refreshMatching } from '../queries.ts'
import { calendarDay, localDay } from './days.ts'

/** Reminds of a pause, with a button to resume. */
export function PauseBanner() {
  const t = useWords('matching')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const preference = useQuery(preferenceQuery).data
  const { problem, isBusy, attempt } = useAttempt()
  const pausedUntil = preference?.pausedUntil
  if (!pausedUntil || pausedUntil <= localDay(new Date())) return null
  const resume = () =>
    attempt(async () => {
      await api.preference.update({ everyWeeks: preference.everyWeeks, pausedUntil: null })
      await refreshMatching(queryClient)
      showToast({ type: 'success', title: t('paused.done') })
    })
  return (
    <Banner
      tone="info"
      title={t('paused.title', { date: calendarDay(pausedUntil, language) })}
      action={
        <Button variant="default" loading={isBusy} onClick={() => void resume()}>
          {t('paused.action')}
        </Button>
      }
    >
      {problem ?? t('paused.text')}
    </Banner>
  )
}
