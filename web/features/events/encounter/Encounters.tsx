import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConnectButton } from '#web/features/matching/intro/ConnectButton.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { Emphasis } from '#web/ui/Emphasis.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EventPart } from '../event/EventPart.tsx'
import { PersonRow } from '../event/PersonRow.tsx'
import classes from './Encounters.module.css'
import { encountersQuery } from './queries.ts'

const shownFirst = 3

/** Whom to meet at the event, with the reason; for those who are going. */
export function Encounters({ eventId }: { eventId: string }) {
  const t = useWords('event')
  const { data, isError, refetch } = useQuery(encountersQuery(eventId))
  const [isOpen, setOpen] = useState(false)
  if (isError)
    return (
      <EventPart title={t('encounters.title')}>
        <NotLoaded isCompact onRetry={() => void refetch()} />
      </EventPart>
    )
  if (!data || data.items.length === 0) return null
  const matching = data.items.filter(({ relevanceLevel }) => relevanceLevel === 'HIGH').length
  const shown = isOpen ? data.items : data.items.slice(0, shownFirst)
  return (
    <EventPart title={t('encounters.title')}>
      {matching > 0 && <Text tone="soft">{t('encounters.match', { count: matching })}</Text>}
      <ul className={classes.list}>
        {shown.map(({ person, reason, standing }) => (
          <PersonRow
            key={person.id}
            person={person}
            text={
              reason && (
                <p className={classes.reason}>
                  <Emphasis text={reason} />
                </p>
              )
            }
            action={<ConnectButton person={person} standing={standing} size="sm" variant="light" />}
          />
        ))}
      </ul>
      {!isOpen && data.items.length > shownFirst && (
        <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
          {t('encounters.showAll')}
        </Button>
      )}
    </EventPart>
  )
}
