import { useRef, useState } from 'react'
import type { ManagedEvent } from '#contract/events/event.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { Scope } from '../series/ScopeChoice.tsx'
import { type Conflict, conflictFields } from './conflict.ts'
import { changedTranslation, loadManaged, saveTranslation } from './queries.ts'
import { readRepeat } from './repeat.ts'
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
  /** The picture of a saved event is another than when the form was opened. */
  isCoverReplaced: boolean
  isSlugTaken: boolean
  /** The event is stored; a picture, translation or series may still follow. */
  onStored: (event: ManagedEvent) => void
  /** `title` says what was saved. */
  onDone: (event: ManagedEvent, title: string) => Promise<void>
}

type Stored = { event: ManagedEvent; title: string }

/** Publishing: checks, saves, and says what went wrong without losing anything typed. */
export function useSave(options: Options) {
  const { form, event, version, base, cover, isSlugTaken, onStored, onDone } = options
  const t = useWords('eventForm')
  const series = useWords('series')
  const failures = useWords('failures')
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const scope = useRef<Scope>('one')
  const createKey = useRepeatableKey()
  const seriesKey = useRepeatableKey()

  function isFilledIn(): boolean {
    const { sentences, isIncomplete } = form.check()
    if (isSlugTaken) sentences.slug ??= t('fields.slugTaken')
    if (Object.keys(sentences).length === 0) return true
    setProblem({ title: t(isIncomplete ? 'fillRequired' : 'checkFields') })
    form.show(sentences)
    return false
  }

  async function store(values: EventValues, from: number | null): Promise<Stored> {
    const input = formOf(values) as Sent
    if (!event) {
      const created = await api.event.create(input, { idempotencyKey: createKey(input) })
      return { event: created, title: t('created') }
    }
    const edit = { id: event.id, version: from ?? event.version, ...input }
    if (scope.current === 'one') return { event: await api.event.update(edit), title: t('updated') }
    const translation = changedTranslation(values, base)
    const { event: saved, count } = await api.series.update({
      ...edit,
      ...(translation ? { translation } : {}),
      applyCover: options.isCoverReplaced,
    })
    return { event: saved, title: series('scope.updated', { count }) }
  }

  /** Creates the other dates. Sent again after a lost reply, they are created once. */
  async function repeat({ id, seriesId }: ManagedEvent, values: EventValues): Promise<string | null> {
    const rule = seriesId === null ? readRepeat(values) : null
    if (!rule || 'problem' in rule) return null
    const input = { id, recurrence: rule.recurrence }
    const { events } = await api.series.create(input, { idempotencyKey: seriesKey(input) }).catch(error => {
      throw new SeriesFailure(error)
    })
    return series('form.created', { count: events.length })
  }

  async function run(values: EventValues, from: number | null): Promise<void> {
    let stored: Stored | null = null
    try {
      stored = await store(values, from)
      const { event: saved } = stored
      onStored(saved)
      if (scope.current === 'one') await saveTranslation(saved.id, values, base)
      if (cover.picture) {
        await cover.upload(saved.id, cover.picture).catch(() => {
          throw new CoverFailure()
        })
      }
      await onDone(saved, (await repeat(saved, values)) ?? stored.title)
    } catch (error) {
      await explain(error, stored !== null)
    }
  }

  async function explain(error: unknown, isStored: boolean): Promise<void> {
    if (error instanceof CoverFailure) return setProblem({ title: t('cover.failed'), text: t('cover.failedText') })
    if (error instanceof SeriesFailure)
      return setProblem({ title: series('form.failed'), text: error.reason ?? series('form.failedText') })
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
  /** Saves this date of a series, or the following ones too; a conflict that is solved is saved in the same way. */
  const saveDates = (wanted: Scope) => {
    scope.current = wanted
    return save()
  }
  return { saveDates, save, isFilledIn, isBusy, problem, conflict, closeConflict: () => setConflict(null) }
}

/** The same key as long as the same is sent. */
function useRepeatableKey(): (input: unknown) => string {
  const sent = useRef({ contents: '', key: '' })
  return input => {
    const contents = JSON.stringify(input)
    if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() }
    return sent.current.key
  }
}

class CoverFailure extends Error {}

/** The event is stored, its other dates are not. */
class SeriesFailure extends Error {
  readonly reason: string | null
  constructor(error: unknown) {
    super('The other dates are not created')
    this.reason = error instanceof CallFailure && !error.isUnavailable && error.message ? error.message : null
  }
}

/** Where the server's sentences belong; a failure without fields has one that it is about. */
function fieldsOf({ name, fields, message }: CallFailure): Record<string, string> {
  if (Object.keys(fields).length > 0) return fields
  if (name === 'SLUG_TAKEN') return { slug: message }
  if (name === 'PLACES_TAKEN') return { maxParticipants: message }
  return {}
}
