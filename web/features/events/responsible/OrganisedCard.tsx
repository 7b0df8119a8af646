import { Link } from 'react-router'
import type { OrganisedEvent } from '#contract/events/responsible.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import { eventMoment } from '../event/eventTime.ts'
import classes from './OrganisedEvents.module.css'

type Props = {
  event: OrganisedEvent
  /** Who organises it, in a list of everybody's events. */
  organisers?: string[]
  canManage?: boolean
}

/** An event with its figures, and the ways to what its organisers do. */
export function OrganisedCard({ event, organisers = [], canManage = true }: Props) {
  const t = useWords('organisers')
  const language = useLanguage()
  const { text, yours } = eventMoment(event, { language })
  const ways = ['edit', 'questions', 'participants', 'check-in'] as const
  return (
    <Card as="li" className={classes.event ?? ''}>
      <img src={event.coverUrl} alt="" className={classes.cover} loading="lazy" />
      <div className={classes.words}>
        <Heading level={2} size="item">
          <Link to={`/event/${event.slug}`}>{event.title}</Link>
        </Heading>
        <Text size="small" tone="quiet">
          {[text, yours].filter(Boolean).join(' · ')}
        </Text>
        {organisers.length > 0 && (
          <Text size="small" tone="soft">
            {t('managed.by', { names: organisers.join(', ') })}
          </Text>
        )}
        <div className={classes.chips}>
          {event.isCancelled && <Chip tone="danger">{t('cancelled')}</Chip>}
          {event.pending > 0 && <Chip tone="warning">{t('pending', { count: event.pending })}</Chip>}
          <Chip tone="success">
            {event.maxParticipants === null
              ? t('going', { count: event.going })
              : t('goingOf', { count: event.going, places: event.maxParticipants })}
          </Chip>
          {event.waiting > 0 && <Chip tone="info">{t('waiting', { count: event.waiting })}</Chip>}
          {event.checkedIn > 0 && <Chip>{t('came', { count: event.checkedIn })}</Chip>}
        </div>
        {canManage && (
          <nav className={classes.links} aria-label={t('manage', { event: `${event.title}, ${text}` })}>
            {ways.map(way => (
              <Link key={way} to={`/event/${event.slug}/${way}`}>
                {t(`way.${way}`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </Card>
  )
}
