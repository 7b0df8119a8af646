import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Event, MyParticipation } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { changeMine, refreshEvent } from '../event/queries.ts'

export type Move = 'confirm' | 'confirmAndPay' | 'cancel' | 'acceptOffer' | 'declineOffer' | 'resume' | 'reportPaid'

/** A press, with the key that makes its repetition the same press. */
type Press = { move: Move | 'plusOnes'; plusOnes: number; key: string }

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
 * What the participation button does: one press at a time, and each has its effect once. A press without a connection is
 * kept and sent when it is back.
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
    try {
      const mine = await callOf(made, event.id)
      setUnsent(null)
      changeMine(queries, event.id, mine)
      tell(made, mine)
      if (made.move === 'confirmAndPay' && mine.paymentUrl) window.location.assign(mine.paymentUrl)
      else void refreshEvent(queries)
    } catch (error) {
      const failure = error instanceof CallFailure ? error : null
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
  const hasUnsent = unsent !== null
  useEffect(() => {
    if (!hasUnsent) return undefined
    const onOnline = () => sendUnsent()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [hasUnsent])

  return { press, busy, isUnsent: hasUnsent, retry, refresh: () => refreshEvent(queries) }
}
