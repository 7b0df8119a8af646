import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  INVALID_IMAGE: 'Эта картинка не подойдёт. Попробуйте другую фотографию, JPG или PNG.',
  STORAGE_FULL: 'Сейчас для новых фотографий нет места. Ваша не сохранилась, попробуйте позже.',
}
