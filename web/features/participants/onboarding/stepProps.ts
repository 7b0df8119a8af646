import type { Problems } from '#web/participant/useProfileValidation.ts'
import type { DraftValues } from './draft.ts'

export type StepProps = {
  values: DraftValues
  problems: Problems
  onChange: (change: Partial<DraftValues>) => void
  /** Clears the problems of fields that are being edited. */
  onEdit: (names: string[]) => void
}
