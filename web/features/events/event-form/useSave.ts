import { useRef, useState } from 'react'
import type { ManagedEvent } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useWords } from '#web/lib/words/words.ts'
import { type Conflict, conflictFields } from './conflict.ts'
import { loadManaged, saveTranslation } from './queries.ts'
import type { Cover } from './useCover.ts'
import type { EventFormState } from './useEventForm.ts'
import { type EventValues, formOf } from './values.ts'

type Sent = NonNullable<Parameters<typeof api.event.create>[0]>

export type SaveProblem = { title: string; text?: string }

type Options = {
  form: EventFormState
  event: ManagedEvent | null
  version: number | null
  base: EventValues
  cover: Cover
  isSlugTaken: boolean
  /** The event is stored; a picture or translation may still follow. */
  onStored: (event: ManagedEvent) => void
  onDone: (event: ManagedEvent) => Promise<void>
}

/** Publishing: checks, saves, and says what went wrong without losing anything typed. */
export function useSave({ form, event, version, base, cover, isSlugTaken, onStored, onDone }: Options) {
  const t = useWords('eventForm')
  const failures = useWords('failures')
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  /** The same event sent again after a lost reply is created once. */
  const sent = useRef({ contents: '', key: '' })

  function isFilledIn(): boolean {
    const { sentences, isIncomplete } = form.check()
    if (isSlugTaken) sentences.slug ??= t('fields.slugTaken')
    if (Object.keys(sentences).length === 0) return true
    setProblem({ title: t(isIncomplete ? 'fillRequired' : 'checkFields') })
    form.show(sentences)
    return false
  }

  async function store(values: EventValues, from: number | null): Promise<ManagedEvent> {
    const input = formOf(values) as Sent
    if (event) return api.event.update({ id: event.id, version: from ?? event.version, ...input })
    const contents = JSON.stringify(input)
    if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() }
    return api.event.create(input, { idempotencyKey: sent.current.key })
  }

  async function run(values: EventValues, from: number | null): Promise<void> {
    let stored: ManagedEvent | null = null
    try {
      stored = await store(values, from)
      onStored(stored)
      await saveTranslation(stored.id, values, base)
      if (cover.picture) {
        await cover.upload(stored.id, cover.picture).catch(() => {
          throw new CoverFailure()
        })
      }
      await onDone(stored)
    } catch (error) {
      await explain(error, stored !== null)
    }
  }

  async function explain(error: unknown, isStored: boolean): Promise<void> {
    if (error instanceof CoverFailure) return setProblem({ title: t('cover.failed'), text: t('cover.failedText') })
    if (!(error instanceof CallFailure)) return setProblem({ title: t('notSaved'), text: failures('UNEXPECTED') })
    if (error.name === 'EVENT_CHANGED' && event && !isStored) return findConflict(event.id)
    if (error.isUnavailable) return setProblem({ title: t('notSaved'), text: t('notSavedText') })
    const fields = fieldsOf(error)
    setProblem({ title: error.message || t('notSaved') })
    if (Object.keys(fields).length > 0) form.show(fields)
  }

  async function findConflict(id: string): Promise<void> {
    const { event: newer, values: theirs } = await loadManaged(id)
    const mine = form.latest.current
    const { changedBy } = newer
    setConflict({
      theirs,
      version: newer.version,
      name: changedBy && `${changedBy.firstName} ${changedBy.lastName}`.trim(),
      fields: conflictFields(base, mine, theirs),
    })
  }

  async function save(values = form.latest.current, from = version): Promise<void> {
    if (isRunning.current || !isFilledIn()) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    await run(values, from)
      .catch(() => setProblem({ title: t('notSaved'), text: t('notSavedText') }))
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }
  return { save, isBusy, problem, conflict, closeConflict: () => setConflict(null) }
}

class CoverFailure extends Error {}

/** Where the server's sentences belong; a failure without fields has one that it is about. */
function fieldsOf({ name, fields, message }: CallFailure): Record<string, string> {
  if (Object.keys(fields).length > 0) return fields
  if (name === 'SLUG_TAKEN') return { slug: message }
  if (name === 'PLACES_TAKEN') return { maxParticipants: message }
  return {}
}
