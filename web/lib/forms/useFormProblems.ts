import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Problems of a form by field. */
export function useFormProblems<Problems extends object>() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Partial<Problems>>({})

  /** Focuses the first invalid field, whose error is then announced. False if there is none. */
  function show(found: Partial<Problems>): boolean {
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first === undefined) return false
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return true
  }

  /** Clears the problem of a field that is being edited. */
  const clearProblem = (name: keyof Problems) => setProblems(known => ({ ...known, [name]: undefined }))

  return { form, problems, show, clearProblem }
}
