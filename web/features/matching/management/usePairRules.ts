import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#contract/capabilities.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { rulesQuery } from './queries.ts'

export type PairRule = ReplyOf<Api['matchingManagement']['getRules']>['pairs'][number]

const idsOf = ({ first, second }: Pick<PairRule, 'first' | 'second'>) => ({ firstId: first.id, secondId: second.id })

export function usePairRules() {
  const t = useWords('network')
  const queries = useQueryClient()
  const { queryKey } = rulesQuery

  /** Throws, so that the form can show the failure. */
  async function add(pair: PairRule): Promise<void> {
    await api.matchingManagement.setPairRule({ ...idsOf(pair), kind: pair.kind })
    await queries.invalidateQueries({ queryKey })
    showToast({ type: 'success', title: t('saved') })
  }
  async function remove(pair: PairRule): Promise<void> {
    queries.setQueryData(
      queryKey,
      known => known && { ...known, pairs: known.pairs.filter(each => !isSamePair(each, pair)) },
    )
    try {
      await api.matchingManagement.removePairRule(idsOf(pair))
      showToast({
        title: t('rules.pairRemoved'),
        timeout: 8000,
        action: { label: t('undo'), run: () => void add(pair).catch(sayNotSaved) },
      })
    } catch {
      sayNotSaved()
    }
    await queries.invalidateQueries({ queryKey })
  }
  const sayNotSaved = () => void showToast({ type: 'error', title: t('notSaved') })
  return { add, remove }
}

const isSamePair = (one: PairRule, other: PairRule) =>
  one.first.id === other.first.id && one.second.id === other.second.id
