import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { newIdempotencyKey } from '#web/lib/calls/idempotencyKey.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './ReachForm.module.css'

export function ReachForm({ participantId, onDone }: { participantId: string; onDone: () => void }) {
  const t = useWords('participants')
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const field = useRef<HTMLTextAreaElement>(null)
  /** One idempotency key per message, so that a retry after a lost response is the same request. */
  const sent = useRef({ message: '', key: '' })

  async function send(): Promise<void> {
    if (sent.current.message !== message) sent.current = { message, key: newIdempotencyKey() }
    await api.participant.reach({ participantId, message }, { idempotencyKey: sent.current.key })
    showToast({ type: 'success', title: t('person.sent') })
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = message.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else void attempt(send)
  }
  return (
    <form className={classes.root} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <Textarea
        ref={field}
        label={t('person.message')}
        withAsterisk
        autosize
        minRows={4}
        maxRows={10}
        maxLength={limits.text.max}
        error={isMissing && t('person.messageNeeded')}
        value={message}
        onChange={event => setMessage(event.currentTarget.value)}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('person.send')}
        </Button>
      </div>
    </form>
  )
}
