import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { TextField } from '#web/participant/TextField.tsx'
import type { StepProps } from './stepProps.ts'

export function AboutStep({ values, problems, onChange }: StepProps) {
  const t = useWords('onboarding')
  return (
    <TextField
      name="about"
      label={t('about.label')}
      hint={t('about.hint')}
      isRequired
      rows={7}
      max={limits.about.max}
      value={values.about}
      problem={problems.about}
      onChange={about => onChange({ about })}
    />
  )
}
