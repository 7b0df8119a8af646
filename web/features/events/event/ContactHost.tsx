import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { contactLink } from './contactLink.ts'

type Props = ButtonProps & { contact: string; label: string }

/** Opens the contact of the organisers, or shows it where it is no address. */
export function ContactHost({ contact, label, ...look }: Props) {
  const t = useWords('event')
  const [isOpen, setOpen] = useState(false)
  const link = contactLink(contact)
  if (contact === '') return null
  if (link)
    return (
      <LinkButton {...look} to={link}>
        {label}
      </LinkButton>
    )
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('contactTitle')} text={contact} />
    </>
  )
}
