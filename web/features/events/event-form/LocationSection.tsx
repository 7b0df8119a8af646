import { locationVisibilities } from '#contract/events/event-fields.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Text } from '#web/ui/Text.tsx'
import { formPart } from './formPart.ts'
import { locationExample } from './locationExample.ts'
import { Section } from './Section.tsx'

const locationFields = ['type', 'locationVisibility', 'addressLine', 'postalCode', 'city', 'region', 'country'] as const

/** How much of the address others see, each choice with what they would read. */
export const LocationSection = formPart(
  { fields: locationFields, section: 'location' },
  function LocationSection({ form }) {
    const t = useWords('eventForm')
    const { values, set } = form
    if (values.type === 'ONLINE') return null
    /** Of this event as soon as its city is known, until then of some other. */
    const part = (name: 'addressLine' | 'postalCode' | 'city' | 'region' | 'country') =>
      values.city.trim() === '' ? t(`locations.example.${name}`) : values[name].trim()
    const address = {
      addressLine: part('addressLine'),
      postalCode: part('postalCode'),
      city: part('city'),
      region: part('region'),
      country: part('country'),
    }
    return (
      <Section
        form={form}
        name="location"
        title={t('sections.location')}
        summary={t(`locations.${values.locationVisibility}`)}
      >
        <Text size="small" tone="soft">
          {t('fields.locationVisibilityText')}
        </Text>
        <RadioCards
          legend={t('fields.locationVisibility')}
          value={values.locationVisibility}
          choices={locationVisibilities.map(visibility => {
            const example = locationExample(address, visibility)
            return {
              value: visibility,
              title: t(`locations.${visibility}`),
              text: example ? t('locations.others', { example }) : t('locations.nothing'),
            }
          })}
          onChange={locationVisibility => set({ locationVisibility })}
        />
      </Section>
    )
  },
)
