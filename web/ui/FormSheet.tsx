import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from './Banner.tsx'
import classes from './FormSheet.module.css'
import { Sheet } from './Sheet.tsx'

type Props = {
  isOpen?: boolean
  onClose: () => void
  title: string
  text?: string
  /** Label of the button. */
  action: string
  isDanger?: boolean
  /** Whether it can be sent. */
  isReady?: boolean
  onSubmit: () => Promise<void>
  children?: ReactNode
}

/** A question or a short form: closes on success, and keeps the text on failure. */
export function FormSheet(props: Props) {
  const { isOpen = true, onClose, title, text, action, isDanger = false, isReady = true, onSubmit, children } = props
  const t = useWords('ui')
  const { problem, isBusy, attempt } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isReady && (await attempt(onSubmit))) onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} text={text}>
      <form className={classes.root} noValidate onSubmit={event => void submit(event)}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {children}
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={isBusy} disabled={!isReady}>
            {action}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
