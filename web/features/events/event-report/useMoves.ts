import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BulkReply } from '#contract/events/event-report.ts'
import { useStore } from '#web/lib/store.ts'
import { dismissToast, showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { type Move, type MoveKind, planMove, sendNow, sendWaiting, undoMove, waitingMoves } from './moves.ts'
import { refreshManaged } from './queries.ts'

export type Person = { id: string; name: string }

/** Approves and rejects people with an undo. `planned` says what will become of whom. */
export function useMoves(eventId: string) {
  const t = useWords('eventReport')
  const queryClient = useQueryClient()
  const waiting = useStore(waitingMoves)
  useEffect(() => {
    const onHide = () => sendWaiting(true)
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      sendWaiting()
    }
  }, [])
  const planned = new Map<string, MoveKind>()
  for (const move of waiting) if (move.eventId === eventId) for (const id of move.ids) planned.set(id, move.kind)

  function move(kind: MoveKind, people: Person[], message = ''): void {
    const wanted: Move = { kind, eventId, ids: people.map(({ id }) => id), message }
    const key = planMove(wanted, result => {
      dismissToast(toast)
      void tellResult(wanted, result)
    })
    const done = kind === 'approve' ? ('approved' as const) : ('rejected' as const)
    const [only] = people
    const toast = showToast({
      title: people.length === 1 && only ? t(`${done}Name`, { name: only.name }) : t(done, { count: people.length }),
      action: {
        label: t('undo'),
        run: () => {
          if (undoMove(key)) showToast({ title: t('undone') })
        },
      },
    })
  }

  /** Says who was refused and why; a lost call can be sent again. */
  async function tellResult(wanted: Move, result: Promise<BulkReply>): Promise<void> {
    try {
      const { items } = await result
      const refused = items.filter(({ failure }) => failure !== null)
      if (refused.length > 0)
        showToast({
          type: 'error',
          title: t('partly', {
            done: items.length - refused.length,
            count: items.length,
            reason: refused[0]?.message ?? '',
          }),
        })
    } catch {
      const retry = () => void tellResult(wanted, sendNow(wanted))
      showToast({ type: 'error', title: t('notChanged'), action: { label: t('retry'), run: retry } })
    }
    void refreshManaged(queryClient, eventId)
  }

  return { move, planned }
}
