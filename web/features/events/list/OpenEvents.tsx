import { Link } from 'react-router'
import type { ListedEvent } from '#contract/events/event.ts'
import { eventPlace } from '#web/features/events/event/eventFacts.ts'
import { eventMoment } from '#web/features/events/event/eventTime.ts'
import { api } from '#web/lib/calls/api.ts'
import { useFetched } from '#web/lib/calls/useFetched.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './OpenEvents.module.css'

/** A few more than are shown, of which some may be cancelled. */
const asked = 6
const shown = 3

/** Public events on the landing. Nothing if there are none. */
export function OpenEvents() {
  const t = useWords('events')
  const language = useLanguage()
  const upcoming = useFetched(`open events ${language}`, () => api.eventList.upcoming({ size: asked }))
  const events = upcoming?.items.filter(({ isCancelled }) => !isCancelled).slice(0, shown) ?? []
  if (events.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby="open-events-title">
      <Heading level={2} size="section" id="open-events-title">
        {t('open.title')}
      </Heading>
      <ul className={classes.events}>
        {events.map(event => (
          <OpenEvent key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function OpenEvent({ event }: { event: ListedEvent }) {
  const t = useWords('events')
  const language = useLanguage()
  return (
    <li className={classes.event}>
      <img
        src={event.coverUrl}
        alt=""
        width={360}
        height={200}
        className={classes.cover}
        loading="lazy"
        decoding="async"
      />
      <div className={classes.words}>
        <Text size="small" tone="brand" weight="medium">
          {eventMoment(event, { language }).text}
        </Text>
        <Heading level={3} size="item">
          <Link to={`/event/${event.slug}`} className={classes.link}>
            {event.title}
          </Link>
        </Heading>
        <Text size="small" tone="soft">
          {eventPlace(event, t)}
          {event.going.count > 0 && ` · ${t('going', { count: event.going.count })}`}
        </Text>
      </div>
    </li>
  )
}
