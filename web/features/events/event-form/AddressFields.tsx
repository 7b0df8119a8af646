import { TextInput, UnstyledButton } from '@mantine/core'
import { ChevronDown, MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CityField } from '#web/participant/CityField.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './EventForm.module.css'
import type { FormPart } from './formPart.ts'
import { MapsLinkField } from './MapsLinkField.tsx'

type Address = FormPart<
  | 'mapsLink'
  | 'addressLine'
  | 'city'
  | 'country'
  | 'region'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
  | 'isLocationToBeConfirmed'
>

/** Address of an event in person: filled in from a map link, or by hand. */
export function AddressFields({ form }: { form: Address }) {
  const t = useWords('eventForm')
  const language = useLanguage()
  const { values, set, input, problems, leave } = form
  const isRequired = !values.isLocationToBeConfirmed
  /** Suggestions stop once a city is chosen from them. */
  const [chosen, setChosen] = useState(values.city)
  return (
    <>
      <MapsLinkField form={form} />
      <TextInput
        {...input('addressLine')}
        label={t('fields.addressLine')}
        placeholder={t('fields.addressLinePlaceholder')}
        autoComplete="off"
        leftSection={<Icon of={MapPin} />}
      />
      <div className={classes.pair}>
        <CityField
          isPlain
          isRequired={isRequired}
          value={{ city: values.city, latitude: chosen === values.city && chosen !== '' ? 0 : null, longitude: null }}
          problem={problems.city}
          onBlur={() => leave('city')}
          onChange={({ city }) => set({ city })}
          onCity={city => {
            setChosen(city.name[language])
            set({ city: city.name[language], country: city.country[language] })
          }}
        />
        <TextInput
          {...input('country')}
          label={t('fields.country')}
          withAsterisk={isRequired}
          aria-required={isRequired}
          autoComplete="off"
        />
      </div>
      <MoreAddress form={form} />
    </>
  )
}

/** Parts of an address that few events need. */
function MoreAddress({ form }: { form: Address }) {
  const t = useWords('eventForm')
  const id = useId()
  const isOpen = form.isOpen('address')
  return (
    <div>
      <UnstyledButton
        type="button"
        className={classes.more ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => form.toggle('address')}
      >
        <Icon of={ChevronDown} size={16} />
        {t('fields.moreAddress')}
      </UnstyledButton>
      <div id={id} className={classes.moreFields} hidden={!isOpen}>
        <div className={classes.pair}>
          <TextInput {...form.input('region')} label={t('fields.region')} autoComplete="off" />
          <TextInput {...form.input('postalCode')} label={t('fields.postalCode')} autoComplete="off" />
        </div>
        <div className={classes.pair}>
          <TextInput
            {...form.input('latitude')}
            onBlur={() => form.leave('latitude', 'longitude')}
            label={t('fields.latitude')}
            placeholder="52.5297"
            autoComplete="off"
          />
          <TextInput
            {...form.input('longitude')}
            onBlur={() => form.leave('latitude', 'longitude')}
            label={t('fields.longitude')}
            placeholder="13.4022"
            autoComplete="off"
          />
        </div>
      </div>
    </div>
  )
}
