import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { EventPerson } from '#contract/events/event.ts'
import { standingQuery } from '#web/features/matching/queries.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { EventPart } from './EventPart.tsx'
import { PersonList, PersonRow } from './PersonRow.tsx'

const IntroDialog = lazyComponent(() => import('#web/features/matching/intro/IntroDialog.tsx'), 'IntroDialog')

/** Organisers of the event, each with a way to write to them. */
export function EventHosts({ hosts, title }: { hosts: EventPerson[]; title: string }) {
  const { participant } = useSession()
  const canWrite = participant?.moderationStatus === 'CONFIRMED'
  return (
    <EventPart title={title}>
      <PersonList>
        {hosts.map(person => (
          <PersonRow
            key={person.participantId}
            person={person}
            action={
              canWrite &&
              person.participantId &&
              person.participantId !== participant.id && <WriteTo person={person} id={person.participantId} />
            }
          />
        ))}
      </PersonList>
    </EventPart>
  )
}

/** Opens the intro dialog, or the contacts of those who are connected already. */
function WriteTo({ person, id }: { person: EventPerson; id: string }) {
  const t = useWords('event')
  const { data: standing } = useQuery(standingQuery(id))
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const name = person.firstName
  const listed = { ...person, id, slug: person.slug ?? '', city: '', lookingFor: '', tags: [] }
  if (standing?.intro?.status === 'ACCEPTED')
    return (
      <ActionIcon component={Link} to="/contacts" variant="subtle" size={44} aria-label={t('connectedTo', { name })}>
        <Icon of={Users} />
      </ActionIcon>
    )
  if (!standing?.can.connect) return null
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <ActionIcon variant="subtle" size={44} aria-label={t('writeTo', { name })} onClick={open}>
        <Icon of={MessageCircle} />
      </ActionIcon>
      {isWanted && (
        <Suspense fallback={null}>
          <IntroDialog person={listed} isOpen={isOpen} onClose={() => setOpen(false)} matchingId={undefined} />
        </Suspense>
      )}
    </>
  )
}
