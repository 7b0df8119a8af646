import type { Problems } from '../fields/useChecked.ts'
import type { DraftValues } from './draft.ts'

export type StepProps = {
  values: DraftValues
  problems: Problems
  onChange: (change: Partial<DraftValues>) => void
  /** These fields are being mended and are no longer wrong. */
  onMend: (names: string[]) => void
}
