import { RequestField } from '#web/participant/RequestField.tsx'
import type { StepProps } from './stepProps.ts'

export function RequestStep({ values, problems, onChange }: StepProps) {
  return (
    <RequestField
      value={values.lookingFor}
      problem={problems.lookingFor}
      isRequired
      onChange={lookingFor => onChange({ lookingFor })}
    />
  )
}
