import type { ReactNode } from 'react'
import type { Event } from '#contract/events/event.ts'
import { zoneCity } from '#contract/events/zone-city.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './EventDetails.module.css'
import { EventPart } from './EventPart.tsx'
import { shownPrice } from './price.ts'

/** What else one may want to know before joining; afterwards without what only a newcomer asks. */
export function EventDetails({ event }: { event: Event }) {
  const t = useWords('event')
  const language = useLanguage()
  const { maxParticipants, placesLeft, maxPlusOnes, createdBy } = event
  const isOpen = !event.isCancelled && event.mine.state !== 'ended'
  const places =
    maxParticipants === null
      ? t('details.unlimited')
      : !isOpen
        ? maxParticipants
        : placesLeft
          ? t('details.placesOf', { left: placesLeft, max: maxParticipants })
          : t('details.full', { max: maxParticipants })
  const rows: ([string, ReactNode] | false)[] = [
    [
      t('details.price'),
      event.isPaid ? t('details.perPerson', { price: shownPrice(event, language) }) : t('badges.free'),
    ],
    [t('details.places'), places],
    isOpen && [t('details.approval'), t(event.approvalRequired ? 'details.approvalText' : 'details.open')],
    isOpen && maxPlusOnes > 0 && [t('details.guests'), t('details.guestsUpTo', { count: maxPlusOnes })],
    event.date !== null && [t('details.zone'), zoneCity(event.timeZone, language)],
    createdBy !== null && [t('details.createdBy'), <PersonName key="by" person={createdBy} />],
  ]
  return (
    <EventPart title={t('details.title')}>
      <dl className={classes.root}>
        {rows
          .filter(row => row !== false)
          .map(([term, value]) => (
            <div key={term} className={classes.row}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </EventPart>
  )
}

function PersonName({ person }: { person: NonNullable<Event['createdBy']> }) {
  const name = `${person.firstName} ${person.lastName}`
  return person.slug ? <TextLink to={`/u/${person.slug}`}>{name}</TextLink> : name
}
