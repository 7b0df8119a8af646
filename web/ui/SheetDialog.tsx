import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from './Icon.tsx'
import classes from './Sheet.module.css'
import type { SheetProps } from './sheetProps.ts'

const transition = { transition: 'slide-up', duration: 180, timingFunction: 'cubic-bezier(.2,.8,.2,1)' } as const

/**
 * A dialog on a large screen, a bottom sheet on a phone. Its header is a plain box, because a second `header` on the
 * page would be a second banner landmark.
 */
export function SheetDialog({ isOpen, onClose, isBinding = false, title, text, actions, children }: SheetProps) {
  const t = useWords('ui')
  /** A dialog that is mounted open would not save and return focus. */
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal.Root
      opened={isOpen && isThere}
      onClose={onClose}
      closeOnEscape={!isBinding}
      closeOnClickOutside={!isBinding}
      size={520}
      centered
      classNames={classes}
      transitionProps={transition}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head} data-no-notice>
          <Modal.Title>{title}</Modal.Title>
          {!isBinding && <Modal.CloseButton icon={<Icon of={X} />} aria-label={t('close')} />}
        </div>
        <Modal.Body>
          {text && <p className={classes.text}>{text}</p>}
          {children}
          {actions && <div className={classes.actions}>{actions}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
