import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MatchingRules } from '#contract/matching/management.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { rulesQuery } from './queries.ts'

export type RulesChange = (change: Partial<MatchingRules>) => void

/** Optimistic update, reverted when the server refuses. */
export function useRules(): { change: RulesChange; isBusy: boolean } {
  const t = useWords('network')
  const queries = useQueryClient()
  const { queryKey } = rulesQuery
  const { mutate, isPending } = useMutation({
    mutationFn: (rules: MatchingRules) => api.matchingManagement.updateRules(rules),
    onMutate: rules => {
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, known => known && { ...known, ...rules })
      return before
    },
    onSuccess: meaning => {
      queries.setQueryData(queryKey, known => known && { ...known, ...meaning })
      showToast({ type: 'success', title: t('saved') })
    },
    onError: (_error, _rules, before) => {
      queries.setQueryData(queryKey, before)
      showToast({ type: 'error', title: t('notSaved') })
    },
  })
  const change: RulesChange = wanted => {
    const known = queries.getQueryData(queryKey)
    if (!known) return
    const { neverSameCompany, neverGroups, cooldownWeeks } = known
    mutate({ neverSameCompany, neverGroups, cooldownWeeks, ...wanted })
  }
  return { change, isBusy: isPending }
}
