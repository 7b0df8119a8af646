import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RequestField } from '#web/participant/RequestField.tsx'
import { TextField } from '#web/participant/TextField.tsx'
import type { StepProps } from './stepProps.ts'

export function RequestStep({ values, problems, onChange }: StepProps) {
  const t = useWords('onboarding')
  return (
    <>
      <RequestField
        value={values.lookingFor}
        problem={problems.lookingFor}
        isRequired
        onChange={lookingFor => onChange({ lookingFor })}
      />
      <TextField
        name="canHelp"
        label={t('lookingFor.canHelp')}
        hint={t('lookingFor.canHelpHint')}
        rows={3}
        max={limits.canHelp.max}
        value={values.canHelp}
        problem={problems.canHelp}
        onChange={canHelp => onChange({ canHelp })}
      />
      <TextField
        name="goal"
        label={t('lookingFor.goal')}
        hint={t('lookingFor.goalHint')}
        rows={2}
        max={limits.goal.max}
        value={values.goal}
        problem={problems.goal}
        onChange={goal => onChange({ goal })}
      />
    </>
  )
}
