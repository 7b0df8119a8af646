import type { ReactNode } from 'react'
import type { Event } from '#contract/events/event.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import classes from './EventDetails.module.css'
import { EventPart } from './EventPart.tsx'
import { shownPrice } from './price.ts'
import { zoneCity } from './zoneCities.ts'

/** What else one may want to know before joining. */
export function EventDetails({ event }: { event: Event }) {
  const t = useWords('event')
  const language = useLanguage()
  const { maxParticipants, placesLeft, maxPlusOnes, createdBy } = event
  const rows: [string, ReactNode][] = [
    [
      t('details.price'),
      event.isPaid ? t('details.perPerson', { price: shownPrice(event, language) }) : t('badges.free'),
    ],
    [
      t('details.places'),
      maxParticipants === null
        ? t('details.unlimited')
        : t('details.placesOf', { left: placesLeft ?? 0, max: maxParticipants }),
    ],
    [t('details.approval'), t(event.approvalRequired ? 'details.approvalText' : 'details.open')],
    ...(maxPlusOnes > 0
      ? [[t('details.guests'), t('details.guestsUpTo', { count: maxPlusOnes })] as [string, ReactNode]]
      : []),
    [t('details.zone'), zoneCity(event.timeZone, language)],
    ...(createdBy ? [[t('details.createdBy'), <PersonName key="by" person={createdBy} />] as [string, ReactNode]] : []),
  ]
  return (
    <EventPart title={t('details.title')}>
      <dl className={classes.root}>
        {rows.map(([term, value]) => (
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
