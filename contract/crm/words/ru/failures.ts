import type { RussianOf } from '../../../words.ts'
import type { failures as english } from '../en/failures.ts'

export const failures: RussianOf<typeof english> = {
  SEGMENT_NAME_TAKEN: 'Сегмент с таким названием уже есть.',
  TOO_MANY_SEGMENTS: 'Уже есть 50 сегментов. Удалите тот, что больше не нужен.',
  NOTHING_SELECTED: 'Среди выбранных никого не осталось.',
}
