import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch, TextInput } from '@mantine/core'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { browserZone, eventDay } from '../event/eventTime.ts'
import classes from './EventForm.module.css'
import { TimeZoneField } from './TimeZoneField.tsx'
import { dayIn } from './timeZones.ts'
import type { EventFormState } from './useEventForm.ts'

/** Date, time and zone. Native fields, whose calendar and clock every device has. */
export function WhenFields({ form }: { form: EventFormState }) {
  const t = useWords('eventForm')
  const { values, set, input } = form
  const { isDateToBeConfirmed, isTimeToBeConfirmed } = values
  const isTimeAsked = !isDateToBeConfirmed && !isTimeToBeConfirmed
  return (
    <>
      <div className={classes.when}>
        <TextInput
          {...input('date')}
          type="date"
          label={t('fields.date')}
          description={useDayHint(form)}
          withAsterisk={!isDateToBeConfirmed}
          aria-required={!isDateToBeConfirmed}
          disabled={isDateToBeConfirmed}
          min="2020-01-01"
          max="2199-12-31"
        />
        <TextInput
          {...input('startTime')}
          onBlur={() => form.leave('startTime', ...(values.endTime ? (['endTime'] as const) : []))}
          type="time"
          label={t('fields.startTime')}
          withAsterisk={isTimeAsked}
          aria-required={isTimeAsked}
          disabled={!isTimeAsked}
        />
        <TextInput {...input('endTime')} type="time" label={t('fields.endTime')} disabled={!isTimeAsked} />
      </div>
      <div className={classes.switches}>
        <Switch
          label={t('fields.isDateToBeConfirmed')}
          checked={isDateToBeConfirmed}
          onChange={event => set({ isDateToBeConfirmed: event.currentTarget.checked })}
        />
        <Switch
          label={t('fields.isTimeToBeConfirmed')}
          checked={isTimeToBeConfirmed || isDateToBeConfirmed}
          disabled={isDateToBeConfirmed}
          onChange={event => set({ isTimeToBeConfirmed: event.currentTarget.checked })}
        />
      </div>
      <TimeZoneField form={form} />
    </>
  )
}

/** The day in words, since a native field shows it in the order of the browser's own language. */
function useDayHint({ values, problems }: EventFormState): string | undefined {
  const t = useWords('eventForm')
  const language = useLanguage()
  const { date, timeZone, isDateToBeConfirmed } = values
  if (isDateToBeConfirmed || problems.date || !/^2[01]\d\d-\d\d-\d\d$/.test(date)) return undefined
  const day = eventDay({ date, startTime: null, endTime: null, timeZone }, { language })
  return date < dayIn(timeZone || browserZone(), new Date()) ? t('fields.datePassed', { date: day }) : day
}
