import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { type ComboboxItem, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { browserZone, isDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { isZoneFound, listZones, type ZoneChoice, zoneChoice } from '#web/lib/words/timeZones.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { FormPart } from './formPart.ts'

/** A zone, searched by city. The list is made when the field is entered. */
export function TimeZoneField({ form }: { form: FormPart<'timeZone' | 'date'> }) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const { timeZone, date } = form.values
  const [isEntered, setEntered] = useState(false)
  const choices = useMemo(() => {
    const at = isDay(date) ? new Date(`${date}T12:00:00Z`) : new Date()
    const zones = isEntered ? listZones(timeZone) : timeZone ? [timeZone] : []
    return zones.map(zone => zoneChoice(zone, language, at))
  }, [isEntered, timeZone, date, language])
  const own = browserZone()
  return (
    <Select
      name="timeZone"
      label={t('fields.timeZone')}
      description={
        timeZone === own
          ? t('fields.timeZoneHint')
          : t('fields.timeZoneOther', { zone: zoneChoice(own, language, new Date()).label })
      }
      withAsterisk
      aria-required
      searchable
      allowDeselect={false}
      data={choices}
      value={timeZone || null}
      error={form.problems.timeZone}
      limit={40}
      nothingFoundMessage={t('fields.timeZoneNone')}
      filter={({ options, search, limit }) =>
        (options as ComboboxItem[])
          // The field shows the chosen one, which is no search.
          .filter(option => search === choices[0]?.label || isZoneFound(option as unknown as ZoneChoice, search))
          .slice(0, limit)
      }
      comboboxProps={{ withinPortal: false, shadow: 'md', radius: 'lg' }}
      onFocus={() => setEntered(true)}
      onBlur={() => form.leave('timeZone')}
      onChange={zone => zone && form.set({ timeZone: zone })}
    />
  )
}
