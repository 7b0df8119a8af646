import { NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type NewcomerNotice, newcomerNotices } from '#contract/participants/newcomer-notices.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './NoticeChoice.module.css'
import { noticeQuery } from './queries.ts'

/** How the moderator is written to about newcomers. */
export function NoticeChoice() {
  const t = useWords('moderation')
  const queryClient = useQueryClient()
  const { data } = useQuery(noticeQuery)
  if (!data) return null
  const choose = async (notice: NewcomerNotice) => {
    queryClient.setQueryData(noticeQuery.queryKey, { notice })
    try {
      await api.newcomerNotice.update({ notice })
      showToast({ type: 'success', title: t('notice.saved') })
    } catch {
      queryClient.setQueryData(noticeQuery.queryKey, data)
      showToast({ type: 'error', title: t('notice.notSaved') })
    }
  }
  return (
    <NativeSelect
      className={classes.root ?? ''}
      label={t('notice.label')}
      value={data.notice}
      data={newcomerNotices.map(notice => ({ value: notice, label: t(`notice.${notice}`) }))}
      onChange={({ currentTarget }) => void choose(currentTarget.value as NewcomerNotice)}
    />
  )
}
