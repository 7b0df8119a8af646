import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { LocateFixed, MapPin } from 'lucide-react'
import type { City } from '#contract/participants/city.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './CityField.module.css'
import { useCities } from './useCities.ts'
import { useGeolocation } from './useGeolocation.ts'

type CityLocation = { city: string; latitude: number | null; longitude: number | null }

type Props = {
  value: CityLocation
  onChange: (place: CityLocation) => void
  problem?: string | undefined
  isRequired?: boolean
  /** A city from the list was chosen. */
  onCity?: (city: City) => void
  onBlur?: () => void
  /** The city of something else than a member: without "Find me" and a hint. */
  isPlain?: boolean
}

/** A city from the list, in either language, or any typed one. */
export function CityField({ value, onChange, problem, isRequired = false, onCity, onBlur, isPlain = false }: Props) {
  const t = useWords('onboarding')
  const language = useLanguage()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const isKnown = value.latitude !== null
  const cities = useCities(value.city, !isKnown && combobox.dropdownOpened)

  const choose = (city: City) => {
    onChange({ city: city.name[language], latitude: city.latitude, longitude: city.longitude })
    onCity?.(city)
    combobox.closeDropdown()
  }
  const type = (text: string) => {
    onChange({ city: text, latitude: null, longitude: null })
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const own = useGeolocation(choose)
  return (
    <Combobox
      store={combobox}
      shadow="md"
      radius="lg"
      withinPortal={false}
      onOptionSubmit={id => {
        const city = cities.find(each => each.id === id)
        if (city) choose(city)
      }}
    >
      <Combobox.Target>
        <TextInput
          name="city"
          label={t('fields.city')}
          withAsterisk={isRequired}
          placeholder={t('fields.cityPlaceholder')}
          description={isPlain ? undefined : t('fields.cityHint')}
          aria-required={isRequired}
          autoComplete="off"
          size={isPlain ? 'md' : 'lg'}
          leftSection={<Icon of={MapPin} />}
          rightSectionWidth="auto"
          rightSection={
            isPlain ? null : (
              <Button
                variant="subtle"
                size="xs"
                className={classes.find ?? ''}
                leftSection={<Icon of={LocateFixed} size={16} />}
                loading={own.isLooking}
                onClick={own.find}
              >
                {t('fields.findMe')}
              </Button>
            )
          }
          classNames={{ input: (!isPlain && classes.input) || '' }}
          value={value.city}
          error={own.hasFailed ? t('fields.notFound') : problem}
          onChange={event => {
            own.clearError()
            type(event.currentTarget.value)
          }}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={cities.length === 0} className={classes.dropdown ?? ''}>
        <Combobox.Options aria-label={t('fields.cityOptions')}>
          {cities.map(city => (
            <Combobox.Option key={city.id} value={city.id} className={classes.option ?? ''}>
              <span className={classes.name}>{city.name[language]}</span>
              <span className={classes.country}>{city.country[language]}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
