import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './FormSheet.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: string
  /** Label of the button. */
  action: string
  isDanger?: boolean
  onSubmit: () => Promise<void>
  children?: ReactNode
}

/** A short form about a person: closes on success, and keeps the text on failure. */
export function FormSheet({ isOpen, onClose, title, text, action, isDanger = false, onSubmit, children }: Props) {
  const t = useWords('matching')
  const { problem, isBusy, attempt } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(onSubmit)) onClose()
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
          <Button type="submit" variant={isDanger ? 'danger' : 'filled'} loading={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
