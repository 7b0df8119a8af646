import { useEffect, useReducer } from 'react'
import { openStorage, storedJson } from '#web/lib/browser/storage.ts'
import { countdownLabel, secondsLeft } from './countdown.ts'

const kept = openStorage('sessionStorage')
const sentAtCell = (key: string) => storedJson<number>(kept, `sentAt.${key}`)

type Countdown = {
  /** 0 when another letter can be requested. */
  secondsLeft: number
  /** "1:05" or "00:42". */
  label: string
  /** Call when a letter was sent. */
  start: () => void
}

/**
 * The wait between two letters. The time of the last one is stored under `key` (what is sent, and to whom), so that it
 * continues after a reload or navigation.
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
