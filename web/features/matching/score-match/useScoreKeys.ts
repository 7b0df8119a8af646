import { useEffect, useEffectEvent } from 'react'
import { handlesEnter, isBusyTarget, scoreKey } from './scoreKeys.ts'

type Handlers = {
  onChoose?: (score: number) => void
  onConfirm: () => void
  onSkip?: () => void
  onBack: () => void
  onForward: () => void
}

/** Keyboard shortcuts of the whole screen. */
export function useScoreKeys({ onChoose, onConfirm, onSkip, onBack, onForward }: Handlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = scoreKey(event)
    if (!key || event.repeat || event.defaultPrevented || isBusyTarget(event.target)) return
    if (key.does === 'confirm' && handlesEnter(event.target)) return
    event.preventDefault()
    if (key.does === 'choose') onChoose?.(key.score)
    else if (key.does === 'confirm') onConfirm()
    else if (key.does === 'back') onBack()
    else if (key.does === 'forward') onForward()
    else onSkip?.()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
