import { VisuallyHidden } from '@mantine/core'
import { Ban, Lock, MapPin, Video } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedEvent } from '#contract/events/event.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AvatarStack } from '#web/ui/AvatarStack.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { EventBadge } from './EventBadge.tsx'
import classes from './EventCard.module.css'
import { eventPlace, eventPrice, namesOfGoing } from './eventFacts.ts'
import { eventHours } from './eventTime.ts'

type Props = { event: ListedEvent; isPast?: boolean; level?: 2 | 3 }

/** An event in a list. The whole card leads to its page. */
export function EventCard({ event, isPast = false, level = 3 }: Props) {
  const t = useWords('events')
  const language = useLanguage()
  const hours = eventHours(event, { language }) ?? t('timeToBeConfirmed')
  const price = eventPrice(event, language)
  return (
    <article className={classes.root} data-cancelled={event.isCancelled || undefined}>
      <div className={classes.words}>
        <p className={classes.time}>
          <span>{hours}</span>
          {event.visibility === 'PRIVATE' && (
            <span className={classes.private} title={t('private')}>
              <Icon of={Lock} size={14} />
              <VisuallyHidden>{t('private')}</VisuallyHidden>
            </span>
          )}
        </p>
        <Heading level={level} size="item" className={classes.title}>
          <Link to={`/event/${event.slug}`} className={classes.link}>
            {event.title}
          </Link>
        </Heading>
        <p className={classes.place}>
          <Icon of={event.isCancelled ? Ban : event.type === 'ONLINE' ? Video : MapPin} size={16} />
          <span>
            {eventPlace(event, t)}
            {price && ` · ${price}`}
          </span>
        </p>
        <div className={classes.foot}>
          <EventBadge event={event} isPast={isPast} />
          {!event.isCancelled && <Going event={event} isPast={isPast} />}
        </div>
      </div>
      <img
        src={event.coverUrl}
        alt=""
        width={124}
        height={124}
        className={classes.cover}
        loading="lazy"
        decoding="async"
      />
    </article>
  )
}

/** Faces, how many are going, and the first names. */
export function Going({ event: { going }, isPast }: { event: Pick<ListedEvent, 'going'>; isPast: boolean }) {
  const t = useWords('events')
  if (going.count === 0) return null
  const names = namesOfGoing(going, t)
  return (
    <span className={classes.going}>
      {going.people.length > 0 && (
        <AvatarStack
          size={24}
          max={4}
          people={going.people.map(person => ({
            ...person,
            id: person.participantId ?? person.avatarUrl ?? person.firstName,
          }))}
        />
      )}
      <span>{t(isPast ? 'went' : 'going', { count: going.count })}</span>
      {names && <span className={classes.names}>{names}</span>}
    </span>
  )
}
