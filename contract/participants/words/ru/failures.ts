import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  MODERATION_FORBIDDEN: 'У вас нет прав на модерацию.',
  INCOMPLETE_PROFILE: 'На некоторые шаги ещё нужно ответить.',
  LOOKUP_MISSING: 'Прочитать LinkedIn здесь нельзя. Заполните, пожалуйста, профиль вручную.',
  LOOKUP_FAILED: 'LinkedIn не ответил. Попробуйте ещё раз или заполните профиль вручную.',
}
