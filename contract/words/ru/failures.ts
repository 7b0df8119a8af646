import type { RussianOf } from '../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  SESSION_ENDED: 'Сеанс завершён. Войдите снова.',
  UNEXPECTED: 'Что-то сломалось на нашей стороне. Попробуйте позже.',
  INVALID_INPUT: 'Проверьте отмеченные поля.',
  UNAUTHORIZED: 'Сначала войдите.',
  FORBIDDEN: 'У вас нет прав на это действие.',
  NOT_FOUND: 'По этому адресу ничего нет.',
  CONFLICT: 'За это время данные изменились. Обновите страницу и попробуйте снова.',
  TOO_MANY_REQUESTS: 'Слишком много попыток. Подождите немного и попробуйте снова.',
  IDEMPOTENCY_MISMATCH: 'Этот запрос уже отправляли с другим содержимым.',
  UNAVAILABLE: 'Сервер недоступен. Попробуйте через минуту.',
  BODY_TOO_LARGE: 'Слишком большой объём: отправить не получится.',
  UNSUPPORTED_MEDIA: 'Такой формат здесь не поддерживается.',
  NOT_SET_UP: 'Здесь ещё нет ни одного сообщества. Первое может открыть администратор сайта.',
}
