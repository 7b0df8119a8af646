import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Event } from '#contract/events/event.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EventPart } from './EventPart.tsx'
import classes from './GoingPeople.module.css'
import { GoingSheet } from './GoingSheet.tsx'
import { goingSentence } from './goingSentence.ts'

/** Who is going: counts for everybody, faces and names for members, the whole list in a sheet. */
export function GoingPeople({ event }: { event: Event }) {
  const t = useWords('event')
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { going, placesLeft, mine } = event
  const isOpenToJoin = mine.state !== 'ended' && mine.state !== 'eventCancelled'
  const verb = mine.state === 'ended' ? 'going.came' : mine.state === 'eventCancelled' ? 'going.meant' : 'going.title'
  const count = going.count === 0 ? t(isOpenToJoin ? 'going.nobody' : 'going.none') : t(verb, { count: going.count })
  const places = placesLeft === 0 ? t('going.full') : placesLeft !== null && t('going.left', { count: placesLeft })
  const title = [count, isOpenToJoin && places].filter(Boolean).join(' · ')
  const sentence = goingSentence(going, t)
  const faces = going.people.map(person => ({ ...person, id: person.participantId ?? person.firstName }))
  return (
    <EventPart title={title}>
      {sentence && (
        <UnstyledButton className={classes.root} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <AvatarStack people={faces} size={36} max={7} />
          <span className={classes.names}>{sentence}</span>
        </UnstyledButton>
      )}
      {!user && going.count > 0 && (
        <Text size="small" tone="quiet">
          {t('going.visitors')}
        </Text>
      )}
      {sentence && <GoingSheet eventId={event.id} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </EventPart>
  )
}
