import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { NewsletterContent, NewsletterText } from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterChannel } from '#contract/newsletters/newsletter-fields.ts'
import type { Newsletter, NewsletterRecipients } from '#contract/newsletters/newsletter-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { createSaver, type SaveState } from '#web/lib/forms/saver.ts'
import { useRetry } from '#web/lib/forms/useRetry.ts'
import { newsletterQuery } from '../newsletter/queries.ts'
import { newText } from './content.ts'
import { sendable } from './sendable.ts'

/** Saved this long after the last key. */
const restMs = 800

export type DraftValues = {
  content: NewsletterContent
  recipients: NewsletterRecipients
  channels: NewsletterChannel[]
}

const valuesOf = ({ content, recipients, channels }: Newsletter): DraftValues => ({
  content: { en: begun(content.en), ru: begun(content.ru) },
  recipients,
  channels,
})

/** An empty letter begins with a text. */
const begun = (text: NewsletterText | null): NewsletterText | null =>
  text && text.blocks.length === 0 && text.subject === '' ? newText() : text

/** A draft that saves itself, one call at a time. */
export function useNewsletterDraft(newsletter: Newsletter) {
  const queries = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(newsletter))
  const [saved, setSaved] = useState(newsletter)
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(values)
  latest.current = values
  const sent = useRef(values)
  const [savedValues, setSavedValues] = useState(values)
  const version = useRef(newsletter.version)
  const [saver] = useState(() =>
    createSaver<DraftValues>({
      pending: () => (latest.current === sent.current ? null : latest.current),
      send: async what => {
        const reply = await api.newsletter.update({
          id: newsletter.id,
          version: version.current,
          ...what,
          content: sendable(what.content),
        })
        version.current = reply.version
        queries.setQueryData(newsletterQuery(newsletter.id).queryKey, reply)
        setSaved(reply)
      },
      onSaved: what => {
        sent.current = what
        setSavedValues(what)
        setProblem(null)
      },
    }),
  )

  async function flush(): Promise<boolean> {
    try {
      return await saver.flush()
    } catch (error) {
      if (error instanceof CallFailure && error.name === 'NEWSLETTER_CHANGED') setChangedElsewhere(true)
      else if (error instanceof CallFailure) setProblem(Object.values(error.fields ?? {})[0] ?? error.message)
      return false
    }
  }

  const latestFlush = useRef(flush)
  latestFlush.current = flush
  const stable = useCallback(() => latestFlush.current(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => void latestFlush.current(), restMs)
    return () => clearTimeout(timer)
  }, [values])
  // What was typed in the last moment is saved when the page is left: for another screen, or closed.
  useEffect(() => () => void latestFlush.current(), [])
  useEffect(() => {
    const save = () => {
      if (latest.current !== sent.current) void sendLast()
    }
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  })

  /** The browser lets it go on after the page is gone. */
  async function sendLast(): Promise<void> {
    const { content, ...rest } = latest.current
    const input = { id: newsletter.id, version: version.current, ...rest, content: sendable(content) }
    await api.newsletter.update(input, { isKeptAlive: true }).catch(() => undefined)
  }

  return {
    values,
    /** As the server knows it: version, problems and rights. */
    saved,
    state: shownState(useRetry(saver), values !== savedValues),
    isChangedElsewhere,
    problem,
    change: (next: Partial<DraftValues>) => setValues(before => ({ ...before, ...next })),
    /** Saves at once; false if something could not be saved. Gives the version to send with. */
    flush: stable,
    version: () => version.current,
  }
}

/** What waits for the end of the typing is not saved yet. */
const shownState = (state: SaveState, isChanged: boolean): SaveState =>
  isChanged && state !== 'waiting' ? 'saving' : state

export type NewsletterDraft = ReturnType<typeof useNewsletterDraft>
