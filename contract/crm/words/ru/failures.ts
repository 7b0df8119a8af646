import type { RussianOf } from '../../../words.ts'
import type { failures as english } from '../en/failures.ts'

export const failures: RussianOf<typeof english> = {
  SEGMENT_NAME_TAKEN: 'Сегмент с таким названием уже есть.',
  TOO_MANY_SEGMENTS: 'Уже есть 50 сегментов. Удалите тот, что больше не нужен.',
  NOTHING_SELECTED: 'Среди выбранных никого не осталось.',
  INVALID_CSV: 'Не получилось прочитать таблицу. Сохраните файл как CSV с названиями столбцов в первой строке.',
  TOO_MANY_ROWS: 'В файле может быть до 50 000 строк. Разделите его и загрузите части по очереди.',
  EMAIL_COLUMN_NEEDED: 'Выберите столбец с адресами почты.',
  IMPORT_MOVED_ON: 'Импорт уже на другом шаге. Обновите страницу.',
  CANNOT_MERGE: 'Сейчас эти два профиля нельзя объединить.',
}
