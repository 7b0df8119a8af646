import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preference } from '#contract/matching/preference.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { preferenceQuery, refreshMatching } from '../queries.ts'

/** The user's preferences. Optimistic update, reverted when the server refuses. */
export function usePreference() {
  const t = useWords('network')
  const queries = useQueryClient()
  const wishes = useQuery(preferenceQuery)
  const show = (change: Partial<Preference>) =>
    queries.setQueryData(preferenceQuery.queryKey, known => known && { ...known, ...change })

  const change = useMutation({
    mutationFn: ({ pausedUntil, everyWeeks }: Preference) => api.preference.update({ pausedUntil, everyWeeks }),
    onMutate: wanted => {
      const before = wishes.data
      show(wanted)
      return before
    },
    onSuccess: () => showToast({ type: 'success', title: t('saved') }),
    onError: (_error, _wanted, before) => {
      if (before) show(before)
      showToast({ type: 'error', title: t('notSaved') })
    },
    onSettled: () => refreshMatching(queries),
  })
  return { wishes, change: change.mutate, isBusy: change.isPending }
}
