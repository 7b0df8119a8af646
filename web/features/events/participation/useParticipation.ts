import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { changeMine, refreshEvent, showExpected } from '../event/queries.ts'
import { expectedAfter, type Press } from './expected.ts'

const againMs = 3000

const callOf = ({ move, plusOnes, key }: Press, id: string): Promise<MyParticipation> => {
  const options = { idempotencyKey: key }
  switch (move) {
    case 'confirm':
    case 'confirmAndPay':
      return api.participation.confirm({ id, plusOnes }, options)
    case 'plusOnes':
      return api.participation.updatePlusOnes({ id, plusOnes }, options)
    case 'cancel':
      return api.participation.cancel({ id }, options)
    case 'acceptOffer':
      return api.participation.acceptOffer({ id }, options)
    case 'declineOffer':
      return api.participation.declineOffer({ id }, options)
    case 'resume':
      return api.participation.resume({ id }, options)
    case 'reportPaid':
      return api.payment.reportPaid({ id }, options)
  }
}

/**
 * What the participation button does: one press at a time, and each has its effect once. What it will do is shown at once, where
 * that is certain, and undone if it fails. A press without a connection is kept and sent when it is back.
 */
export function useParticipation(event: Event) {
  const t = useWords('event')
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Press['move'] | null>(null)
  const [unsent, setUnsent] = useState<Press | null>(null)
  const isRunning = useRef(false)

  function tell({ move }: Press, mine: MyParticipation): void {
    if (move === 'confirm') {
      const word = mine.state === 'waiting' ? 'waitlisted' : mine.state === 'approval' ? 'asked' : 'joined'
      if (word !== 'joined' || mine.state === 'going') showToast({ type: 'success', title: t(`told.${word}`) })
    }
    if (move === 'cancel') {
      const undo = () => void press('confirm', event.mine.plusOnes)
      const canUndo = mine.can.join && event.mine.state !== 'waiting'
      showToast({
        type: 'success',
        title: t('told.cancelled'),
        ...(canUndo ? { action: { label: t('told.undo'), run: undo } } : {}),
      })
    }
  }

  async function send(made: Press): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(made.move)
    const expected = expectedAfter(event, made)
    const undo = expected ? showExpected(queries, event.id, () => expected) : () => undefined
    try {
      const mine = await callOf(made, event.id)
      setUnsent(null)
      changeMine(queries, event.id, mine)
      tell(made, mine)
      if (made.move === 'confirmAndPay' && mine.paymentUrl) window.location.assign(mine.paymentUrl)
      else void refreshEvent(queries)
    } catch (error) {
      const failure = error instanceof CallFailure ? error : null
      undo()
      if (failure?.isUnavailable) setUnsent(made)
      else {
        setUnsent(null)
        showToast({ type: 'error', title: failure?.message || t('told.failed') })
        void refreshEvent(queries)
      }
    } finally {
      isRunning.current = false
      setBusy(null)
    }
  }

  const press = (move: Press['move'], plusOnes = 0): Promise<void> => send({ move, plusOnes, key: newIdempotencyKey() })
  const retry = () => void (unsent && send(unsent))
  const sendUnsent = useEffectEvent(retry)
  const isWaiting = unsent !== null && busy === null
  useEffect(() => {
    if (!isWaiting) return undefined
    const again = () => sendUnsent()
    // A browser says that it is online before the server can be reached, and says nothing when the server was down.
    const timer = navigator.onLine ? setTimeout(again, againMs) : undefined
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])

  return { press, busy, isUnsent: unsent !== null, retry, refresh: () => refreshEvent(queries) }
}
