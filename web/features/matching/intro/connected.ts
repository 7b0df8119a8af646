import { useEffect } from 'react'
import type { Intro } from '#contract/matching/intro.ts'
import { createStore, useStore } from '#web/lib/store.ts'

const connected = createStore<Intro | null>(null)
let hosts = 0

/** Shows what follows an accepted intro. False on a screen without the sheet. */
export function showConnected(intro: Intro): boolean {
  if (hosts > 0) connected.set(intro)
  return hosts > 0
}

/** The intro to show, for the sheet of a screen. Outlives the card that was answered, which leaves its list. */
export function useConnected(): { intro: Intro | null; close: () => void } {
  useEffect(() => {
    hosts++
    return () => {
      hosts--
      connected.set(null)
    }
  }, [])
  return { intro: useStore(connected), close: () => connected.set(null) }
}
