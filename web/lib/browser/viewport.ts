import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useWidth = (): number => useSyncExternalStore(subscribe, () => innerWidth)
