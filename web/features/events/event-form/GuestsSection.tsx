import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { waitlistModes } from '#contract/events/event-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import classes from './EventForm.module.css'
import { formPart } from './formPart.ts'
import { Section } from './Section.tsx'
import { useDurations } from './useDurations.ts'
import { numberOf } from './values.ts'

const guestFields = [
  'visibility',
  'approvalRequired',
  'maxParticipants',
  'waitlist',
  'offerMinutes',
  'maxPlusOnes',
] as const

/** Who sees the event, who may join, and how many. */
export const GuestsSection = formPart({ fields: guestFields, section: 'guests' }, function GuestsSection({ form }) {
  const t = useWords('eventForm')
  const duration = useDurations()
  const { values, set, input } = form
  const places = numberOf(values.maxParticipants)
  const summary = [
    t(`fields.${values.visibility}`),
    t(values.approvalRequired ? 'sections.approval' : 'sections.noApproval'),
    places ? t('sections.places', { count: places }) : t('sections.noLimit'),
  ].join(', ')
  return (
    <Section form={form} name="guests" title={t('sections.guests')} summary={summary}>
      <RadioCards
        legend={t('fields.visibility')}
        value={values.visibility}
        choices={[
          { value: 'PUBLIC', title: t('fields.PUBLIC'), text: t('fields.publicText') },
          { value: 'PRIVATE', title: t('fields.PRIVATE'), text: t('fields.privateText') },
        ]}
        onChange={visibility => set({ visibility })}
      />
      <Switch
        label={t('fields.approvalRequired')}
        description={t('fields.approvalRequiredText')}
        checked={values.approvalRequired}
        onChange={event => set({ approvalRequired: event.currentTarget.checked })}
      />
      <div className={classes.pair}>
        <TextInput
          {...input('maxParticipants')}
          label={t('fields.maxParticipants')}
          description={t('fields.maxParticipantsHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput {...input('maxPlusOnes')} label={t('fields.maxPlusOnes')} inputMode="numeric" autoComplete="off" />
      </div>
      {values.maxParticipants.trim() !== '' && (
        <RadioCards
          legend={t('fields.waitlist')}
          value={values.waitlist}
          choices={waitlistModes.map(mode => ({
            value: mode,
            title: t(`fields.waitlist${mode}`),
            text: t(`fields.waitlist${mode}Text`),
          }))}
          onChange={waitlist => set({ waitlist })}
        />
      )}
      {values.maxParticipants.trim() !== '' && values.waitlist === 'OFFER' && (
        <NativeSelect
          name="offerMinutes"
          label={t('fields.offerMinutes')}
          data={duration.choices([60, 180, 720, 1440, 2880], values.offerMinutes)}
          value={String(values.offerMinutes)}
          error={form.problems.offerMinutes}
          onChange={event => set({ offerMinutes: Number(event.currentTarget.value) })}
        />
      )}
    </Section>
  )
})
