import { useEffect, useEffectEvent } from 'react'
import { queueKey } from './queueState.ts'

type Handlers = { onConfirm: () => void; onReject: () => void; onStep: (step: 1 | -1) => void }

/** Elements that use letters themselves. */
const isBusyTarget = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]',
  ) !== null

/** Keyboard shortcuts of the whole screen. */
export function useQueueKeys({ onConfirm, onReject, onStep }: Handlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const move = queueKey(event)
    if (!move || event.repeat || event.defaultPrevented || isBusyTarget(event.target)) return
    event.preventDefault()
    if (move === 'confirm') onConfirm()
    else if (move === 'reject') onReject()
    else onStep(move === 'next' ? 1 : -1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
