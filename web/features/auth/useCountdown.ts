import { useEffect, useReducer } from 'react'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'
import { countdownLabel, secondsLeft } from './countdown.ts'

const kept = openStorage('sessionStorage')
const sentAtCell = (key: string) => storedJson<number>(kept, `sentAt.${key}`)

type Countdown = {
  /** 0 when another letter may be asked for. */
  secondsLeft: number
  /** "1:05" or "00:42". */
  label: string
  /** A letter was just sent. */
  start: () => void
}

/**
 * The wait between two letters. When the last one was sent is kept under `key` (what is sent, and to whom), so that a reload or the way
 * back to the screen goes on counting.
 */
export function useCountdown(key: string): Countdown {
  const [, look] = useReducer((times: number) => times + 1, 0)
  const left = secondsLeft(sentAtCell(key).get(), Date.now())
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = () => {
    sentAtCell(key).set(Date.now())
    look()
  }
  return { secondsLeft: left, label: countdownLabel(left), start }
}
