import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  EVENT_NOT_FOUND: 'Такого события мы не нашли.',
}
