import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { canAddEvent } from './canAddEvent.ts'
import classes from './EventFilters.module.css'
import { type EventsState, isFiltered, withoutFilters } from './listState.ts'
import { citiesQuery } from './queries.ts'
import type { ViewProps } from './viewProps.ts'

const citiesAtFirst = 2

/** Filters as chips, which can be combined. */
export function EventFilters({ state, onChange }: ViewProps) {
  const t = useWords('events')
  const session = useSession()
  const isOrganiser = canAddEvent(session) || session.user?.canOrganise === true
  const choose = (change: Partial<EventsState>) => onChange({ ...change, page: 1 })
  return (
    <fieldset className={classes.root} aria-label={t('filters.label')}>
      <ChipButton
        isOn={!isFiltered(state)}
        aria-pressed={!isFiltered(state)}
        onClick={() => onChange(withoutFilters(state))}
      >
        {t('filters.all')}
      </ChipButton>
      {session.hasProfile && (
        <Toggle
          isOn={state.isGoing}
          label={t(state.view === 'past' ? 'filters.went' : 'filters.going')}
          onChange={isGoing => choose({ isGoing })}
        />
      )}
      <CityChips city={state.city} onChange={city => choose({ city })} />
      <Toggle isOn={state.isOnline} label={t('filters.online')} onChange={isOnline => choose({ isOnline })} />
      {(['free', 'paid'] as const).map(price => (
        <Toggle
          key={price}
          isOn={state.price === price}
          label={t(`filters.${price}`)}
          onChange={isOn => choose({ price: isOn ? price : '' })}
        />
      ))}
      {isOrganiser && (
        <Toggle
          isOn={state.isOrganised}
          label={t('filters.organised')}
          onChange={isOrganised => choose({ isOrganised })}
        />
      )}
    </fieldset>
  )
}

type ToggleProps = { isOn: boolean; label: string; onChange: (isOn: boolean) => void }

const Toggle = ({ isOn, label, onChange }: ToggleProps) => (
  <ChipButton isOn={isOn} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    {label}
  </ChipButton>
)

/** The cities with most events; the others on demand. A chosen one is always among them. */
function CityChips({ city, onChange }: { city: string; onChange: (city: string) => void }) {
  const t = useWords('events')
  const [isWhole, setWhole] = useState(false)
  const known = (useQuery(citiesQuery).data ?? []).map(each => each.city)
  const first = known.slice(0, isWhole ? known.length : citiesAtFirst)
  const cities = city && !first.includes(city) ? [...first, city] : first
  return (
    <>
      {cities.map(each => (
        <Toggle
          key={each}
          isOn={each === city}
          label={t('filters.inCity', { city: each })}
          onChange={isOn => onChange(isOn ? each : '')}
        />
      ))}
      {known.length > first.length && (
        <ChipButton aria-expanded={isWhole} onClick={() => setWhole(true)}>
          {t('filters.moreCities')}
        </ChipButton>
      )}
    </>
  )
}
