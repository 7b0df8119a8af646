import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './ChatForm.module.css'

type Props = {
  onClose: () => void
  title: string
  text?: string
  action: string
  isDanger?: boolean
  isReady?: boolean
  onSubmit: () => Promise<unknown>
  children?: ReactNode
}

/** A question or short form about a chat: closes on success. */
export function ChatForm({ onClose, title, text, action, isDanger, isReady = true, onSubmit, children }: Props) {
  const t = useWords('chats')
  const { problem, isBusy, attempt } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    const isDone = await attempt(async () => {
      await onSubmit()
    })
    if (isDone) onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={title} text={text}>
      <form className={classes.root} noValidate onSubmit={event => void submit(event)}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {children}
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t('composer.cancel')}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={isBusy} disabled={!isReady}>
            {action}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
