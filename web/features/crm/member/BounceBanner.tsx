import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './BounceBanner.module.css'
import { bounceQuery } from './queries.ts'

/** Why no letters go to a member's address; a bounce can be lifted. */
export function BounceBanner({ participantId }: { participantId: string }) {
  const t = useWords('member')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const { data } = useQuery(bounceQuery(participantId))
  if (!data?.bounce) return null
  const { kind, at, problem: reason, can } = data.bounce
  const lift = () =>
    attempt(async () => {
      await api.bounce.remove({ participantId })
      await queryClient.invalidateQueries({ queryKey: bounceQuery(participantId).queryKey })
      showToast({ type: 'success', title: t('bounce.removed') })
    })
  return (
    <div className={classes.root}>
      <Banner tone="warning" title={t(`bounce.${kind}`)}>
        <p>{kind === 'BOUNCE' ? t('bounce.text', { date: longDate(at, language) }) : t('bounce.complaintText')}</p>
        {reason && <p>{t('bounce.reason', { reason })}</p>}
        {problem && <p role="alert">{problem}</p>}
        {can.remove && (
          <Button variant="default" loading={isBusy} onClick={() => void lift()}>
            {t('bounce.remove')}
          </Button>
        )}
      </Banner>
    </div>
  )
}
