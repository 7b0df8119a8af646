import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { CityField } from '#web/participant/CityField.tsx'
import type { StepProps } from './stepProps.ts'

export function LocationStep({ values, problems, onChange }: StepProps) {
  const t = useWords('onboarding')
  const { city, latitude, longitude } = values
  return (
    <>
      <CityField value={{ city, latitude, longitude }} onChange={onChange} problem={problems.city} />
      <Switch
        label={t('location.share')}
        description={t('location.shareText')}
        checked={values.isLocationShared}
        onChange={event => onChange({ isLocationShared: event.currentTarget.checked })}
      />
    </>
  )
}
