import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { timeLeft, validForMs } from './timeLeft.ts'

/** The running time until an instant as text; calls back once when it is over. */
export function useTimeLeft(until: string, onOver: () => void): string {
  const t = useWords('matching')
  const [now, setNow] = useState(Date.now)
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    if (Date.parse(until) <= now) {
      tellOver()
      return undefined
    }
    const timer = setTimeout(() => setNow(Date.now()), validForMs(until, now))
    return () => clearTimeout(timer)
  }, [until, now])
  const left = timeLeft(until, now)
  return 'clock' in left ? left.clock : t('credits.days', left)
}
