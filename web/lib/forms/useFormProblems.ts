import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong in a form, by the name of the field. */
export function useFormProblems<Problems extends object>() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Partial<Problems>>({})

  /** Takes the keyboard to the first field that is wrong, where its error is read out. False when there is none. */
  function show(found: Partial<Problems>): boolean {
    flushSync(() => setProblems(found))
    const [first] = Object.keys(found)
    if (first === undefined) return false
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return true
  }

  /** A field that is being mended is no longer wrong. */
  const mend = (name: keyof Problems) => setProblems(known => ({ ...known, [name]: undefined }))

  return { form, problems, show, mend }
}
