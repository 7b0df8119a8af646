import { useEffect, useRef, useState } from 'react'
import { createSaver } from '#web/lib/forms/saver.ts'
import { useRetry } from '#web/lib/forms/useRetry.ts'
import { removeDraft, saveDraft } from './drafts.ts'
import { changedFields, type EventValues } from './values.ts'

/** Saved this long after the last key. */
const restMs = 800

type Options = {
  values: EventValues
  /** What is published, or the empty form. */
  base: EventValues
  eventId: string | null
  version: number | null
  hasDraft: boolean
}

/** Keeps the typed form on the server, one call at a time, until it is published or discarded. */
export function useEventDraft({ values, base, eventId, version, hasDraft }: Options) {
  const latest = useRef({ values, base, version })
  latest.current = { values, base, version }
  const saved = useRef<EventValues | null>(hasDraft ? values : null)
  const isOff = useRef(false)
  const [saver] = useState(() =>
    createSaver({
      pending: () => {
        const { values: typed, base: published, version: from } = latest.current
        if (isOff.current || changedFields(typed, saved.current ?? published).length === 0) return null
        return { typed, from }
      },
      send: ({ typed, from }) => saveDraft(eventId, typed, from),
      onSaved: ({ typed }) => {
        saved.current = typed
      },
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => void saver.flush().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [saver, values])

  /** Waits for a save that is on its way, which would bring the draft back. */
  const remove = async () => {
    isOff.current = true
    await saver.flush().catch(() => undefined)
    await removeDraft(eventId)
    saved.current = null
    saver.state.set('idle')
  }
  return {
    state: useRetry(saver),
    isSaved: () => saved.current !== null && changedFields(latest.current.values, saved.current).length === 0,
    remove,
    /** Saving goes on after a discarded draft. */
    resume: () => {
      isOff.current = false
    },
  }
}

export type EventDraftState = ReturnType<typeof useEventDraft>
