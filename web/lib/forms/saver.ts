import { CallFailure } from '#web/lib/calls/client.ts'
import { createStore, type Store } from '#web/lib/store.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'waiting'

export type Saver = {
  state: Store<SaveState>
  /** True when everything is saved. Throws what the server refuses; offline, it only waits. */
  flush: () => Promise<boolean>
}

type Parts<T> = {
  /** Unsaved data; null when there is none. */
  pending: () => T | null
  send: (what: T) => Promise<unknown>
  onSaved: (what: T) => void
}

/** Sends unsaved data to the server, one call at a time, until nothing is left. */
export function createSaver<T>({ pending, send, onSaved }: Parts<T>): Saver {
  const state = createStore<SaveState>('idle')
  let running: Promise<boolean> | null = null

  async function run(): Promise<boolean> {
    for (let what = pending(); what !== null; what = pending()) {
      state.set('saving')
      try {
        await send(what)
      } catch (error) {
        const isLost = error instanceof CallFailure && error.isUnavailable
        state.set(isLost ? 'waiting' : 'idle')
        if (isLost) return false
        throw error
      }
      onSaved(what)
      state.set('saved')
    }
    return true
  }

  return {
    state,
    flush: () => {
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
  }
}
