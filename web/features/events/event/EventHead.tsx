import { Ban, Banknote, CalendarDays, ExternalLink, Lock, MapPin, ShieldCheck, Users, Video } from 'lucide-react'
import type { Event } from '#contract/events/event.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './EventHead.module.css'
import { dateTile, eventDay, eventHours } from './eventTime.ts'
import { placeLines } from './place.ts'
import { shownPrice } from './price.ts'

/** Badges, title, date and place. */
export function EventHead({ event }: { event: Event }) {
  return (
    <header className={classes.root}>
      <Badges event={event} />
      <Heading level={1} size="display">
        {event.title}
      </Heading>
      <When event={event} />
      <Where event={event} />
    </header>
  )
}

function Badges({ event }: { event: Event }) {
  const t = useWords('event')
  const language = useLanguage()
  return (
    <div className={classes.badges}>
      {event.isCancelled && (
        <Chip tone="danger" icon={<Icon of={Ban} size={13} />}>
          {t('badges.cancelled')}
        </Chip>
      )}
      {event.visibility === 'PUBLIC' ? (
        <Chip tone="brand" icon={<Icon of={Users} size={13} />}>
          {t('badges.public')}
        </Chip>
      ) : (
        <Chip tone="accent" icon={<Icon of={Lock} size={13} />}>
          {t('badges.private')}
        </Chip>
      )}
      <Chip icon={<Icon of={Banknote} size={13} />}>
        {event.isPaid ? shownPrice(event, language) : t('badges.free')}
      </Chip>
      {event.type === 'ONLINE' && (
        <Chip tone="info" icon={<Icon of={Video} size={13} />}>
          {t('badges.online')}
        </Chip>
      )}
      {event.approvalRequired && <Chip icon={<Icon of={ShieldCheck} size={13} />}>{t('badges.approval')}</Chip>}
    </div>
  )
}

function When({ event }: { event: Event }) {
  const language = useLanguage()
  const tile = dateTile(event, language)
  const hours = eventHours(event, { language })
  return (
    <div className={classes.row}>
      <span className={classes.tile} aria-hidden>
        {tile ? (
          <>
            <span className={classes.month}>{tile.month}</span>
            <span className={classes.day}>{tile.day}</span>
          </>
        ) : (
          <Icon of={CalendarDays} />
        )}
      </span>
      <div className={classes.words}>
        <p className={classes.first}>
          {event.date ? (
            <time dateTime={event.startTime ? `${event.date}T${event.startTime}` : event.date}>
              {eventDay(event, { language })}
            </time>
          ) : (
            eventDay(event, { language })
          )}
        </p>
        {hours && <p className={classes.second}>{hours}</p>}
      </div>
    </div>
  )
}

function Where({ event }: { event: Event }) {
  const t = useWords('event')
  const { first, second, mapsLink } = placeLines(event, t)
  return (
    <div className={classes.row}>
      <span className={classes.tile} aria-hidden>
        <Icon of={event.type === 'ONLINE' ? Video : MapPin} />
      </span>
      <div className={classes.words}>
        <p className={classes.first}>
          {mapsLink ? (
            <TextLink to={mapsLink} tone="quiet" className={classes.mapLink ?? ''}>
              {first}
              <Icon of={ExternalLink} size={14} />
            </TextLink>
          ) : (
            first
          )}
        </p>
        {second && <p className={classes.second}>{second}</p>}
      </div>
    </div>
  )
}
