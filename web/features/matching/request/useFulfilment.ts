import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { cacheOwnProfile } from '#web/participant/ownProfile.ts'
import { refreshMatching } from '../queries.ts'

/** Marks the own request as fulfilled, with an undo, and opens a fulfilled one again. */
export function useFulfilment() {
  const t = useWords('matching')
  const queryClient = useQueryClient()
  const { attempt, isBusy, problem } = useAttempt()
  async function refresh(): Promise<void> {
    cacheOwnProfile(await api.profile.getProfile())
    await refreshMatching(queryClient)
  }
  const reopen = (id: string) =>
    void attempt(async () => {
      await api.request.reopen({ id })
      await refresh()
      showToast({ type: 'success', title: t('request.reopened') })
    })
  const fulfil = (id: string) =>
    void attempt(async () => {
      await api.request.fulfil({ id })
      await refresh()
      showToast({ title: t('request.fulfilled'), action: { label: t('undo'), run: () => reopen(id) } })
    })
  return { fulfil, reopen, isBusy, problem }
}
