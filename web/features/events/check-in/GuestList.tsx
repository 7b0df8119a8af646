import { Button } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DoorGuest } from '#contract/events/check-in.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Text } from '#web/ui/Text.tsx'
import { search } from './door.ts'
import classes from './GuestList.module.css'
import { clockTime } from './VerdictCard.tsx'

const shownAtOnce = 50

type Props = { guests: DoorGuest[]; onArrive: (guest: DoorGuest) => void; onUndo: (guest: DoorGuest) => void }

/** Check-in by name. */
export function GuestList({ guests, onArrive, onUndo }: Props) {
  const t = useWords('checkIn')
  const [typed, setTyped] = useState('')
  const found = search(guests, typed)
  return (
    <section aria-label={t('byName')} className={classes.root}>
      <SearchField value={typed} onChange={setTyped} label={t('search')} />
      <ul className={classes.list}>
        {found.slice(0, shownAtOnce).map(guest => (
          <GuestRow key={guest.participationId} guest={guest} onArrive={onArrive} onUndo={onUndo} />
        ))}
      </ul>
      {found.length === 0 && <Text tone="soft">{t(guests.length === 0 ? 'nobodyYet' : 'nobodyFound')}</Text>}
      {found.length > shownAtOnce && <Text tone="quiet">{t('more', { count: found.length - shownAtOnce })}</Text>}
    </section>
  )
}

function GuestRow({ guest, onArrive, onUndo }: { guest: DoorGuest } & Omit<Props, 'guests'>) {
  const t = useWords('checkIn')
  const language = useLanguage()
  const name = `${guest.firstName} ${guest.lastName}`
  return (
    <li className={classes.row}>
      <Avatar name={name} src={guest.avatarUrl} size={44} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <Text size="small" tone="quiet">
          {[guest.company, guest.plusOnes > 0 ? t('plusOnes', { count: guest.plusOnes }) : '']
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {guest.checkedInAt === null ? (
        <Button variant="light" aria-label={t('checkInPerson', { name })} onClick={() => onArrive(guest)}>
          {t('checkIn')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          rightSection={<Icon of={Undo2} size={16} />}
          aria-label={t('undoPerson', { name })}
          title={t('undo')}
          onClick={() => onUndo(guest)}
        >
          {t('cameAt', { time: clockTime(guest.checkedInAt, language) })}
        </Button>
      )}
    </li>
  )
}
