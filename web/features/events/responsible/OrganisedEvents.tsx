import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { OrganisedEvent } from '#contract/events/responsible.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { hasPermission } from '#web/shell/capability.ts'
import { Card } from '#web/ui/Card.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { Text } from '#web/ui/Text.tsx'
import { eventMoment } from '../event/eventTime.ts'
import { DeletedEvents } from '../event-draft/DeletedEvents.tsx'
import { EventDrafts } from '../event-draft/EventDrafts.tsx'
import classes from './OrganisedEvents.module.css'
import { organisedQuery } from './queries.ts'

/** Home of the organiser mode: the events that the user organises, with what waits for them. */
export function OrganisedEvents() {
  const t = useWords('organisers')
  const language = useLanguage()
  const session = useSession()
  const [query] = useSearchParams()
  const show = query.get('show') === 'past' ? 'past' : 'upcoming'
  const events = useInfiniteQuery(organisedQuery(show))
  const shown = events.data?.pages.flatMap(({ items }) => items) ?? []
  const figures = events.data?.pages[0]?.figures
  const create = hasPermission(session, 'CAN_CREATE_EVENTS') && (
    <Button component={Link} to="/event/create">
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={create} />
      {show === 'upcoming' && (
        <>
          <EventDrafts />
          <DeletedEvents />
        </>
      )}
      <TabLinks
        label={t('title')}
        tabs={(['upcoming', 'past'] as const).map(tab => ({
          to: tab === 'past' ? '/admin?show=past' : '/admin',
          label: t(tab),
          count: figures?.[tab].toLocaleString(language),
          isCurrent: tab === show,
        }))}
      />
      {events.isPending && <ListSkeleton count={3} />}
      {events.isError && !events.data && <NotLoaded onRetry={() => void events.refetch()} />}
      {events.data && shown.length === 0 && (
        <EmptyState
          title={t(show === 'past' ? 'noPast' : 'none')}
          text={t(show === 'past' ? 'noPastText' : 'noneText')}
          {...(create ? { action: create } : {})}
        />
      )}
      <ul className={classes.list}>
        {shown.map(event => (
          <Organised key={event.id} event={event} />
        ))}
      </ul>
      {events.hasNextPage && (
        <Button
          variant="default"
          mt={16}
          loading={events.isFetchingNextPage}
          onClick={() => void events.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Organised({ event }: { event: OrganisedEvent }) {
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
        <nav className={classes.links} aria-label={t('manage', { event: event.title })}>
          {ways.map(way => (
            <Link key={way} to={`/event/${event.slug}/${way}`}>
              {t(`way.${way}`)}
            </Link>
          ))}
        </nav>
      </div>
    </Card>
  )
}
