import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { renewPreview } from './queries.ts'

export type Choice = 'SKIP' | 'PIN'
export type Pair = { firstId: string; secondId: string }

/** Skips or pins a pair, or leaves it to the matching again; each with Undo. */
export function useChoice() {
  const t = useWords('runPreview')
  const [isBusy, setBusy] = useState(false)

  async function save(pair: Pair, choice: Choice | null): Promise<boolean> {
    setBusy(true)
    try {
      if (choice) await api.pairChoice.set({ ...pair, choice })
      else await api.pairChoice.remove(pair)
      await renewPreview()
      return true
    } catch (error) {
      showToast({ type: 'error', title: error instanceof CallFailure ? error.message : t('notSaved') })
      return false
    } finally {
      setBusy(false)
    }
  }
  async function choose(pair: Pair, before: Choice | null, choice: Choice | null): Promise<boolean> {
    const isSaved = await save(pair, choice)
    const said = { SKIP: 'skipped', PIN: 'pinned' } as const
    if (isSaved)
      showToast({
        type: 'success',
        title: t(choice ? said[choice] : 'takenBack'),
        timeout: 8000,
        action: { label: t('undo'), run: () => void save(pair, before) },
      })
    return isSaved
  }
  return { choose, isBusy }
}
