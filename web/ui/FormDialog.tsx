import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from './Banner.tsx'
import classes from './FormDialog.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  title: string
  text?: string
  action: string
  problem: string | null
  isBusy: boolean
  formRef?: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  children: ReactNode
}

/** A long form: a dialog, and the whole screen on a phone. Its buttons stay in sight. */
export function FormDialog(props: Props) {
  const { isOpen, onClose, onClosed, title, text, action, problem, isBusy, formRef, onSubmit, children } = props
  const ui = useWords('ui')
  const isNarrow = useWidth() < interfaceConstants.narrowWidth
  /** A dialog that is mounted open would not save and return focus. */
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Modal.Root
      opened={isOpen && isThere}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      closeOnClickOutside={false}
      size={760}
      fullScreen={isNarrow}
      classNames={classes}
    >
      <Modal.Overlay />
      <Modal.Content>
        <form ref={formRef} className={classes.form} noValidate onSubmit={submit}>
          <div className={classes.head} data-no-notice>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton icon={<Icon of={X} />} aria-label={ui('close')} />
          </div>
          <div className={classes.fields}>
            {text && <p className={classes.text}>{text}</p>}
            {children}
            {problem && <Banner tone="danger" title={problem} isAlert />}
          </div>
          <div className={classes.actions}>
            <Button variant="subtle" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {action}
            </Button>
          </div>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
