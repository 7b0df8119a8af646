import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'

type NoteState = 'idle' | 'saving' | 'saved' | 'failed'

const pauseMs = 800

/** A note that saves itself: debounced, on blur, and when the screen is left. */
export function useNote(participantId: string, known: string, onSaved: (note: string) => void) {
  const [text, setText] = useState(known)
  const [state, setState] = useState<NoteState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The saved value, or the one being saved. */
  const kept = useRef(known)

  async function save(note: string): Promise<void> {
    clearTimeout(timer.current)
    if (note.trim() === kept.current.trim()) return
    const before = kept.current
    kept.current = note
    setState('saving')
    try {
      await api.participant.saveNote({ participantId, note })
      onSaved(note)
      setState(now => (kept.current === note ? 'saved' : now))
    } catch {
      if (kept.current === note) kept.current = before
      setState('failed')
    }
  }
  const change = (note: string) => {
    setText(note)
    setState('idle')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(note), pauseMs)
  }
  const saveLast = useEffectEvent(() => void save(text))
  useEffect(() => () => saveLast(), [])

  return { text, state, change, saveNow: () => void save(text) }
}
