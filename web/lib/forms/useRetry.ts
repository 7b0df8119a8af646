import { useEffect } from 'react'
import { useStore } from '#web/lib/store.ts'
import type { Saver, SaveState } from './saver.ts'

const retryMs = 10_000

/** Retries when online again, also without an event of the browser. */
export function useRetry(saver: Saver): SaveState {
  const state = useStore(saver.state)
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const flush = () => void saver.flush().catch(() => undefined)
    const timer = setInterval(flush, retryMs)
    addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      removeEventListener('online', flush)
    }
  }, [saver, state])
  return state
}
