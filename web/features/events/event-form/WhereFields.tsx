import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Input, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { MapPin, Video } from 'lucide-react'
import { useId } from 'react'
import type { EventType } from '#contract/events/event-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { AddressFields } from './AddressFields.tsx'
import classes from './EventForm.module.css'
import { formPart } from './formPart.ts'
import { addressFields } from './values.ts'

const place = ['type', 'onlineMeetingLink', ...addressFields, 'isLocationToBeConfirmed'] as const

/** In person or online, with the address or the link. */
export const WhereFields = formPart({ fields: place, section: 'address' }, function WhereFields({ form }) {
  const t = useWords('eventForm')
  const label = useId()
  const { values, set, input } = form
  const isOnline = values.type === 'ONLINE'
  const choice = (type: EventType, icon: typeof MapPin) => ({
    value: type,
    label: (
      <span className={classes.choice}>
        <Icon of={icon} size={16} />
        {t(`fields.${type}`)}
      </span>
    ),
  })
  return (
    <>
      <div>
        <Input.Label component="div" id={label} required labelElement="div">
          {t('fields.type')}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={label}
          value={values.type}
          data={[choice('OFFLINE', MapPin), choice('ONLINE', Video)]}
          onChange={type => set({ type: type as EventType })}
        />
      </div>
      {isOnline ? (
        <TextInput
          {...input('onlineMeetingLink')}
          type="url"
          inputMode="url"
          label={t('fields.onlineMeetingLink')}
          description={t('fields.onlineMeetingLinkHint')}
          placeholder="https://"
          autoComplete="off"
          leftSection={<Icon of={Video} />}
          withAsterisk={!values.isLocationToBeConfirmed}
          aria-required={!values.isLocationToBeConfirmed}
        />
      ) : (
        <AddressFields form={form} />
      )}
      <Switch
        label={t('fields.isLocationToBeConfirmed')}
        checked={values.isLocationToBeConfirmed}
        onChange={event => set({ isLocationToBeConfirmed: event.currentTarget.checked })}
      />
    </>
  )
})
