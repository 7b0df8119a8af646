import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { browserZone, isDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { dayIn } from '#web/lib/words/timeZones.ts'
import { useWords } from '#web/lib/words/words.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { eventDay } from '../event/eventTime.ts'
import classes from './EventForm.module.css'
import { type FormPart, formPart } from './formPart.ts'
import { TimeZoneField } from './TimeZoneField.tsx'

const times = ['date', 'startTime', 'endTime', 'timeZone', 'isDateToBeConfirmed', 'isTimeToBeConfirmed'] as const
type Times = FormPart<(typeof times)[number]>

/** Date, time and zone. */
export const WhenFields = formPart({ fields: times }, function WhenFields({ form }: { form: Times }) {
  const t = useWords('eventForm')
  const { values, set, problems, leave } = form
  const { isDateToBeConfirmed, isTimeToBeConfirmed } = values
  const isTimeAsked = !isDateToBeConfirmed && !isTimeToBeConfirmed
  return (
    <>
      <div className={classes.when}>
        <DateField
          name="date"
          label={t('fields.date')}
          description={useDayHint(form)}
          value={values.date}
          error={problems.date}
          isRequired={!isDateToBeConfirmed}
          isDisabled={isDateToBeConfirmed}
          min="2020-01-01"
          max="2199-12-31"
          onChange={date => set({ date })}
          onBlur={() => leave('date')}
        />
        <TimeField
          name="startTime"
          label={t('fields.startTime')}
          value={values.startTime}
          error={problems.startTime}
          isRequired={isTimeAsked}
          isDisabled={!isTimeAsked}
          onChange={startTime => set({ startTime })}
          onBlur={() => leave('startTime', ...(values.endTime ? (['endTime'] as const) : []))}
        />
        <TimeField
          name="endTime"
          label={t('fields.endTime')}
          example="21:30"
          value={values.endTime}
          error={problems.endTime}
          isDisabled={!isTimeAsked}
          onChange={endTime => set({ endTime })}
          onBlur={() => leave('endTime')}
        />
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
})

/** The day in words, with its weekday. */
function useDayHint({ values, problems }: Times): string | undefined {
  const t = useWords('eventForm')
  const language = useLanguage()
  const { date, timeZone, isDateToBeConfirmed } = values
  if (isDateToBeConfirmed || problems.date || !isDay(date)) return undefined
  const day = eventDay({ date, startTime: null, endTime: null, timeZone }, { language })
  return date < dayIn(timeZone || browserZone(), new Date()) ? t('fields.datePassed', { date: day }) : day
}
