import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EventProblem } from '#contract/events/event-problems.ts'
import { slugOf } from '#web/lib/words/slug.ts'
import { useWords } from '#web/lib/words/words.ts'
import { findProblems, inOrder, isNamed, isRepeatProblem } from './problems.ts'
import type { RepeatProblem } from './repeat.ts'
import type { EventValues, Field } from './values.ts'

export type SectionName =
  | 'address'
  | 'price'
  | 'guests'
  | 'location'
  | 'repeat'
  | 'questions'
  | 'organisers'
  | 'translation'

/** Folded sections of the fields that are not always visible. */
const sectionOf: Partial<Record<string, SectionName>> = {
  region: 'address',
  postalCode: 'address',
  latitude: 'address',
  longitude: 'address',
  price: 'price',
  currency: 'price',
  paymentLink: 'price',
  holdMinutes: 'price',
  maxParticipants: 'guests',
  offerMinutes: 'guests',
  maxPlusOnes: 'guests',
  repeatFrequency: 'repeat',
  repeatCount: 'repeat',
  repeatUntil: 'repeat',
  organizerContact: 'organisers',
  translatedTitle: 'translation',
  translatedDescription: 'translation',
}

export type Sentences = Partial<Record<string, string>>
export type TextField = { [K in Field]: EventValues[K] extends string ? K : never }[Field]

/** A click that leaves a field lands before the sentence below it moves the rest of the form. */
const clickMs = 150

/** State of the form: typed values, sentences at the fields, open sections. */
export function useEventForm(initial: EventValues) {
  const t = useWords('eventForm')
  const words = useWords('eventProblems')
  const series = useWords('series')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const latest = useRef(initial)
  const [problems, setProblems] = useState<Sentences>({})
  const [open, setOpen] = useState<SectionName[]>([])

  const sentenceOf = (field: string, problem: EventProblem | RepeatProblem) => {
    if (isRepeatProblem(problem)) return series(`form.${problem}`)
    return problem === 'required' && isNamed(field) ? t(`problems.${field}`) : words(problem)
  }

  const replace = (all: EventValues) => {
    latest.current = all
    setValues(all)
  }
  const set = (change: Partial<EventValues>) => {
    const next = { ...latest.current, ...change }
    if ('title' in change && !next.isSlugTyped) next.slug = slugOf(next.title)
    replace(next)
    setProblems(known => withoutSolved(known, Object.keys(change), next))
  }
  /** Checks a field that is left, and the end when the start is. */
  const leave = (...fields: Field[]) =>
    setTimeout(() => {
      const found = findProblems(latest.current)
      setProblems(known => {
        const next = { ...known }
        for (const field of fields) {
          const problem = found[field]
          if (problem) next[field] = sentenceOf(field, problem)
          else if (field !== 'slug') delete next[field]
        }
        return next
      })
    }, clickMs)
  /** Shows the sentences, opens the sections that hold them and focuses the first field. */
  const show = (found: Sentences) => {
    const sorted = inOrder(found)
    const sections = Object.keys(sorted).flatMap(field => sectionOf[field] ?? [])
    flushSync(() => {
      setProblems(sorted)
      setOpen(known => [...new Set([...known, ...sections])])
    })
    focusFirst(form.current, Object.keys(sorted))
  }
  const check = (): { sentences: Sentences; isIncomplete: boolean } => {
    const found = findProblems(latest.current)
    const sentences = Object.fromEntries(
      Object.entries(found).map(([field, problem]) => [field, sentenceOf(field, problem)]),
    )
    return { sentences, isIncomplete: Object.values(found).includes('required') }
  }
  /** Props of a text field. */
  const input = (field: TextField) => ({
    name: field,
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
    onBlur: () => leave(field),
  })
  return {
    form,
    values,
    latest,
    problems,
    set,
    replace,
    leave,
    show,
    check,
    input,
    isOpen: (name: SectionName) => open.includes(name),
    toggle: (name: SectionName) =>
      setOpen(known => (known.includes(name) ? known.filter(each => each !== name) : [...known, name])),
    hasProblems: (name: SectionName) =>
      Object.entries(problems).some(([field, sentence]) => sentence && sectionOf[field] === name),
  }
}

export type EventFormState = ReturnType<typeof useEventForm>

/** A sentence leaves while its field is edited; and where another field solved it, such as the start for the end. */
function withoutSolved(known: Sentences, changed: string[], values: EventValues): Sentences {
  if (Object.keys(known).length === 0) return known
  const found = findProblems(values)
  const isAffected = changed.some(field => field.startsWith('is') || field === 'type' || field === 'startTime')
  const isSolved = (field: string) =>
    !(field in found) && ((isAffected && field !== 'slug') || field.startsWith('repeat'))
  return Object.fromEntries(Object.entries(known).filter(([field]) => !changed.includes(field) && !isSolved(field)))
}

function focusFirst(form: HTMLFormElement | null, fields: string[]): void {
  for (const field of fields) {
    const named = form?.elements.namedItem(field)
    const element = named instanceof RadioNodeList ? named[0] : named
    if (!(element instanceof HTMLElement)) continue
    element.focus()
    return
  }
}
