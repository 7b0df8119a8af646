import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { ModerationCounts } from '#contract/participants/moderation.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { useLive } from '#web/lib/realtime/useTopic.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { ModerationHeader } from './ModerationHeader.tsx'
import { Moderators } from './Moderators.tsx'
import { NoticeChoice } from './NoticeChoice.tsx'
import { Queue } from './Queue.tsx'
import { countsQuery, moderationKey, refreshModeration } from './queries.ts'
import {
  type ChangeQueue,
  type QueueState,
  type QueueTab,
  queueTabs,
  readQueueState,
  writeQueueState,
} from './queueState.ts'

/** Those who wait for a decision, and everybody else by status, with the chosen person beside the list. */
export function ModerationPage() {
  const queryClient = useQueryClient()
  const [state, change] = useQueueState()
  const isFetching = useIsFetching({ queryKey: [...moderationKey, 'queue'] }) > 0
  const { data: counts } = useQuery(countsQuery)
  useLive('notifications', moderationKey)
  return (
    <>
      <ModerationHeader part="people" isBusy={isFetching} onRefresh={() => void refreshModeration(queryClient)} />
      <StatusTabs state={state} counts={counts} />
      <Queue state={state} onChange={change} />
      <NoticeChoice />
      <Moderators />
    </>
  )
}

const countOf: Record<QueueTab, keyof ModerationCounts> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  REJECTED: 'rejected',
  ALL: 'all',
}

/** Counts are exact up to this. */
const countedAtMost = 10_000

function StatusTabs({ state, counts }: { state: QueueState; counts: ModerationCounts | undefined }) {
  const t = useWords('moderation')
  const language = useLanguage()
  const shown = (count: number) =>
    count > countedAtMost ? `${countedAtMost.toLocaleString(language)}+` : count.toLocaleString(language)
  return (
    <TabLinks
      label={t('tabs')}
      tabs={queueTabs.map(tab => ({
        to: writeQueueState({ ...state, tab, page: 1, person: '' }) || '?',
        label: t(`tab.${tab}`),
        count: counts && shown(counts[countOf[tab]]),
        isCurrent: tab === state.tab,
      }))}
    />
  )
}

/** A chosen tab, page or person adds a history entry; typing and the keyboard do not. */
function useQueueState(): [QueueState, ChangeQueue] {
  const { pathname, search } = useLocation()
  const change: ChangeQueue = (next, { isReplaced } = { isReplaced: false }) => {
    const query = writeQueueState({ ...readQueueState(window.location.search), ...next })
    if (query !== window.location.search) goTo(pathname + query, { replace: isReplaced })
  }
  return [readQueueState(search), change]
}
