import { type FocusEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProblems } from './formValue.ts'

/** A field says what is wrong when it is left, and every field once the form was to be sent. */
export function useShownProblems(found: FieldProblems) {
  const [left, setLeft] = useState<string[]>([])
  const [isSent, setSent] = useState(false)
  const shown: FieldProblems = isSent
    ? found
    : Object.fromEntries(Object.entries(found).filter(([path]) => left.includes(path)))
  return {
    shown,
    isSent,
    leave: ({ target, relatedTarget }: FocusEvent) => {
      // A sentence that appears between press and release would move Save away from under the pointer.
      if (relatedTarget instanceof HTMLButtonElement) return
      const name = 'name' in target ? String(target.name) : ''
      if (name && !left.includes(name)) setLeft([...left, name])
    },
    /** Shows all problems, and moves the focus to the first. */
    showAll: (form: HTMLElement | null) => {
      flushSync(() => setSent(true))
      form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    },
    forget: () => {
      setLeft([])
      setSent(false)
    },
  }
}
