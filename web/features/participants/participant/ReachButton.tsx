import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ReachForm } from './ReachForm.tsx'

type Props = { person: Pick<SeenProfile, 'id' | 'firstName' | 'can'> }

/** For a person with hidden contacts; not on the own profile. */
export function ReachButton({ person }: Props) {
  const t = useWords('participants')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!person.can.reach) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('person.reach')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('person.reachTitle', { name: person.firstName })}
        text={t('person.reachText')}
      >
        <ReachForm participantId={person.id} onDone={close} />
      </Sheet>
    </>
  )
}
