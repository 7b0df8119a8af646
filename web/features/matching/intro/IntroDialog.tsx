import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { standingQuery } from '#web/features/matching/queries.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import sheet from '#web/ui/Sheet.module.css'
import { AvatarPair } from './AvatarPair.tsx'
import { ContactPromises } from './ContactPromises.tsx'
import classes from './IntroDialog.module.css'
import { IntroForm } from './IntroForm.tsx'

type Props = {
  person: ListedParticipant
  matchingId?: string | undefined
  isOpen: boolean
  onClose: () => void
}

const transition = { transition: 'slide-up', duration: 180, timingFunction: 'cubic-bezier(.2,.8,.2,1)' } as const

/** The form of an intro, with both faces in its header. */
export function IntroDialog({ person, matchingId, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const ui = useWords('ui')
  const { data: standing } = useQuery({ ...standingQuery(person.id), enabled: isOpen })
  /** A dialog that is mounted open would not save and return focus. */
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal.Root
      opened={isOpen && isThere}
      onClose={onClose}
      size={520}
      centered
      classNames={{ inner: sheet.inner ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
      transitionProps={transition}
    >
      <Modal.Overlay className={sheet.overlay ?? ''} />
      <Modal.Content>
        <div className={classes.head}>
          <AvatarPair person={person} />
          <Modal.CloseButton className={classes.close ?? ''} icon={<Icon of={X} />} aria-label={ui('close')} />
        </div>
        <Modal.Body>
          <Modal.Title className={sheet.title ?? ''}>{t('intro.title', { name: person.firstName })}</Modal.Title>
          <p className={classes.text}>{t('intro.text')}</p>
          {standing && <ContactPromises name={person.firstName} contacts={standing.contacts} />}
          <IntroForm person={person} matchingId={matchingId} onDone={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
