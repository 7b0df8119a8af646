import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'

export type NoteState = 'idle' | 'saving' | 'saved' | 'failed'

const pauseMs = 800

/** A note that saves itself: after a pause in typing, when the field is left, and when the screen is. */
export function useNote(participantId: string, known: string, onSaved: (note: string) => void) {
  const [text, setText] = useState(known)
  const [state, setState] = useState<NoteState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the server has, or is about to have. */
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
