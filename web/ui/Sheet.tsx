import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Icon } from './Icon.tsx'
import classes from './Sheet.module.css'

const transition = { transition: 'slide-up', duration: 180, timingFunction: 'cubic-bezier(.2,.8,.2,1)' } as const

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  /** The buttons at the bottom; on a phone they stay in reach of the thumb. */
  actions?: ReactNode
  children?: ReactNode
}

/**
 * A question or a short form: a dialog on a large screen, a sheet from below on a phone. Its head is a plain box, because a second
 * `header` on the page would be a second banner to screen readers.
 */
export function Sheet({ isOpen, onClose, title, text, actions, children }: Props) {
  const t = useWords('ui')
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={520} centered classNames={classes} transitionProps={transition}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton icon={<Icon of={X} />} aria-label={t('close')} />
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
