import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ManagedEvent } from '#contract/events/event.ts'
import { type Frequency, frequencies } from '#contract/events/recurrence.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { seriesQuery } from '../series/queries.ts'
import classes from './EventForm.module.css'
import { type FormPart, formPart } from './formPart.ts'
import { type Repeat, readRepeat } from './repeat.ts'
import { datesText } from './repeatDates.ts'
import { Section } from './Section.tsx'

const fields = ['repeatFrequency', 'repeatEndsBy', 'repeatCount', 'repeatUntil', 'date', 'isDateToBeConfirmed'] as const
type RepeatFieldName = (typeof fields)[number]
type Form = FormPart<RepeatFieldName>

/** Whether the event repeats; for one of a series its rule. */
export const RepeatSection = formPart<RepeatFieldName, { event: ManagedEvent | null }>(
  { fields, section: 'repeat' },
  ({ form, event }) => (event?.seriesId ? <SeriesRule form={form} event={event} /> : <RepeatFields form={form} />),
)

function RepeatFields({ form }: { form: Form }) {
  const t = useWords('series')
  const { values, set, input, leave, problems } = form
  const { repeatFrequency, repeatEndsBy } = values
  const summary = useSummary(form)
  return (
    <Section form={form} name="repeat" title={t('form.title')} summary={summary}>
      <NativeSelect
        name="repeatFrequency"
        label={t('form.label')}
        data={[
          { value: 'NONE', label: t('form.never') },
          ...frequencies.map(value => ({ value, label: t(`frequency.${value}`) })),
        ]}
        value={repeatFrequency}
        error={problems.repeatFrequency}
        onChange={event => set({ repeatFrequency: event.currentTarget.value as Frequency })}
      />
      {repeatFrequency !== 'NONE' && (
        <>
          <div className={classes.pair}>
            <NativeSelect
              name="repeatEndsBy"
              label={t('form.ends')}
              data={[
                { value: 'count', label: t('form.afterCount') },
                { value: 'until', label: t('form.onDate') },
              ]}
              value={repeatEndsBy}
              onChange={event => set({ repeatEndsBy: event.currentTarget.value as Repeat['repeatEndsBy'] })}
            />
            {repeatEndsBy === 'count' ? (
              <TextInput {...input('repeatCount')} label={t('form.count')} inputMode="numeric" autoComplete="off" />
            ) : (
              <DateField
                name="repeatUntil"
                label={t('form.until')}
                value={values.repeatUntil}
                error={problems.repeatUntil}
                min={values.date || '2020-01-01'}
                max="2199-12-31"
                onChange={repeatUntil => set({ repeatUntil })}
                onBlur={() => leave('repeatUntil')}
              />
            )}
          </div>
          <div>
            <Text weight="semibold">
              <span aria-live="polite">{summary}</span>
            </Text>
            <Text size="small" tone="soft">
              {t('form.sameTime')}
            </Text>
          </div>
        </>
      )}
    </Section>
  )
}

/** "Every week, 8 events: 19 Nov, 26 Nov, 3 Dec, … 7 Jan 2027" */
function useSummary({ values }: Form): string {
  const t = useWords('series')
  const language = useLanguage()
  const { repeatFrequency } = values
  if (repeatFrequency === 'NONE') return t('form.never')
  const repeat = readRepeat(values)
  const frequency = t(`frequency.${repeatFrequency}`)
  if (!repeat || 'problem' in repeat) return frequency
  const { dates } = repeat
  return t('form.summary', { frequency, count: dates.length, dates: datesText(dates, language) })
}

function SeriesRule({ form, event }: { form: Form; event: ManagedEvent }) {
  const t = useWords('series')
  const series = useQuery(seriesQuery(event.id))
  const rule = series.data
  return (
    <Section
      form={form}
      name="repeat"
      title={t('form.title')}
      summary={rule ? t(`frequency.${rule.recurrence.frequency}`) : ''}
    >
      {rule && <Text>{t('form.part', { count: rule.events.length })}</Text>}
      <TextLink to={`/event/${event.slug}`}>{t('form.dates')}</TextLink>
    </Section>
  )
}
