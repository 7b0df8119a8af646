import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { NextEvent as Next } from '#contract/events/event-list.ts'
import { eventPlace } from '#web/features/events/event/eventFacts.ts'
import { eventMoment, viewerMoment } from '#web/features/events/event/eventTime.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './NextEvent.module.css'
import { nextEventQuery } from './queries.ts'

const checkedEveryMs = 15_000

/** The next event that I am going to, on the main page. Nothing if there is none. */
export function NextEvent() {
  const { data } = useQuery(nextEventQuery())
  return data ? <NextEventCard next={data} /> : null
}

export function NextEventCard({ next: { event, joinOnlineAt } }: { next: Next }) {
  const t = useWords('events')
  const language = useLanguage()
  const now = useNow()
  const { text, yours } = eventMoment(event, { language })
  const isOpen = joinOnlineAt !== null && now >= Date.parse(joinOnlineAt) && now < Date.parse(event.endsAt ?? '')
  return (
    <Card as="section" className={classes.root}>
      <h2 className={classes.head}>{t('next.title')}</h2>
      <div className={classes.event}>
        <img
          src={event.coverUrl}
          alt=""
          width={64}
          height={64}
          className={classes.cover}
          loading="lazy"
          decoding="async"
        />
        <div className={classes.words}>
          <Link to={`/event/${event.slug}`} className={classes.title}>
            {event.title}
          </Link>
          <Text size="small" tone="soft">
            {[text, yours].filter(Boolean).join(' · ')}
          </Text>
          <Text size="small" tone="soft">
            {eventPlace(event, t)}
          </Text>
        </div>
      </div>
      {isOpen && (
        <LinkButton to={`/event/${event.slug}/join`} leftSection={<Icon of={Video} size={16} />} fullWidth>
          {t('next.joinOnline')}
        </LinkButton>
      )}
      {joinOnlineAt !== null && !isOpen && (
        <Text size="small" tone="quiet">
          {t('next.opens', { time: viewerMoment(joinOnlineAt, { language }) })}
        </Text>
      )}
    </Card>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), checkedEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
