import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { refreshMembers } from '../member-list/queries.ts'
import { useMayManage } from '../member-list/useMayManage.ts'
import classes from './MemberMerge.module.css'
import { mergeQuery } from './queries.ts'

/** In the panel of a member: a merge that waits for its owners, or that one of them declined. */
export function MergeBanner({ participantId }: { participantId: string }) {
  const t = useWords('memberMerge')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const mayManage = useMayManage()
  const { data } = useQuery({ ...mergeQuery(participantId), enabled: mayManage })
  const [isAsking, setAsking] = useState(false)
  const merge = data?.merge
  if (!merge) return null
  const names = { kept: merge.kept.name, other: merge.other.name, date: longDate(merge.expiresAt, language) }
  if (merge.status === 'DECLINED')
    return (
      <div className={classes.banner}>
        <Banner tone="warning" title={t('declined')}>
          {t('declinedText', names)}
        </Banner>
      </div>
    )
  return (
    <div className={classes.banner}>
      <Banner tone="info" title={t('waiting')}>
        <p>{t('waitingText', names)}</p>
        <ul className={classes.notes}>
          {[merge.kept, merge.other].map(({ id, name, isConfirmed }) => (
            <li key={id}>{t(isConfirmed ? 'agreed' : 'notAgreed', { name })}</li>
          ))}
        </ul>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      </Banner>
      {isAsking && (
        <FormSheet
          onClose={() => setAsking(false)}
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          action={t('withdraw')}
          isDanger
          onSubmit={async () => {
            await api.memberMerge.withdraw({ participantId })
            await refreshMembers(queryClient)
            showToast({ type: 'success', title: t('withdrawn') })
          }}
        />
      )}
    </div>
  )
}
