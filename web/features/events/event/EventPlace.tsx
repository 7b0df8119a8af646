import { Suspense } from 'react'
import type { Event } from '#contract/events/event.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { EventPart } from './EventPart.tsx'
import classes from './EventPlace.module.css'
import { mapAddress, placeLines } from './place.ts'

/** Lazy: the outline of the land is large. */
const PlaceMap = lazyComponent(() => import('#web/features/participants/map/PlaceMap.tsx'), 'PlaceMap')

/** Where it is: a drawn map without outside tiles, the address, and a link to a real map. */
export function EventPlace({ event }: { event: Event }) {
  const t = useWords('event')
  const { location, type } = event
  if (type === 'ONLINE' || !event.isLocationConfirmed) return null
  const { first, second } = placeLines(event, t)
  const { latitude, longitude } = location
  const map = mapAddress(location)
  return (
    <EventPart title={t('location')}>
      {latitude !== null && longitude !== null && (
        <div className={classes.map}>
          <Suspense fallback={null}>
            <PlaceMap
              latitude={latitude}
              longitude={longitude}
              name={location.city}
              label={t('place.mapLabel', { place: location.city || first })}
            />
          </Suspense>
        </div>
      )}
      <div className={classes.foot}>
        <div className={classes.words}>
          <p className={classes.first}>{first}</p>
          {second && <p className={classes.second}>{second}</p>}
          {location.isPartlyHidden && second !== t('place.partly') && (
            <p className={classes.second}>{t('place.partly')}</p>
          )}
        </div>
        {map && (
          <LinkButton to={map} variant="default">
            {t('place.openMap')}
          </LinkButton>
        )}
      </div>
    </EventPart>
  )
}
