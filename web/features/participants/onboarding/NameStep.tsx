import { TextInput } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import classes from './Steps.module.css'
import type { StepProps } from './stepProps.ts'

const parts = [
  { field: 'firstName', autoComplete: 'given-name', isRequired: true },
  { field: 'lastName', autoComplete: 'family-name', isRequired: true },
  { field: 'position', autoComplete: 'organization-title', isRequired: false },
  { field: 'company', autoComplete: 'organization', isRequired: false },
] as const

export function NameStep({ values, problems, onChange }: StepProps) {
  const t = useWords('onboarding')
  return (
    <div className={classes.pairs}>
      {parts.map(({ field, autoComplete, isRequired }) => (
        <TextInput
          key={field}
          name={field}
          label={t(`profile.${field}`)}
          withAsterisk={isRequired}
          aria-required={isRequired}
          autoComplete={autoComplete}
          size="lg"
          value={values[field]}
          error={problems[field]}
          onChange={event => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
