import type { failures as en } from '../en/failures.ts'
import type { RussianOf } from '../words.ts'

export const failures: RussianOf<typeof en> = {
  SESSION_ENDED: 'Сеанс завершён. Войдите снова.',
  UNEXPECTED: 'Что-то сломалось на нашей стороне. Попробуйте позже.',
  INVALID_INPUT: 'Проверьте отмеченные поля.',
  UNAUTHORIZED: 'Сначала войдите.',
  FORBIDDEN: 'У вас нет прав на это действие.',
  NOT_FOUND: 'По этому адресу ничего нет.',
  ACCESS_DENIED: 'Не нашли такой аккаунт. Возможно, он заблокирован или удалён.',
  CONFLICT: 'За это время данные изменились. Обновите страницу и попробуйте снова.',
  TOO_MANY_REQUESTS: 'Слишком часто. Подождите немного и попробуйте снова.',
  IDEMPOTENCY_MISMATCH: 'Этот запрос уже был отправлен с другим содержимым.',
  UNAVAILABLE: 'Сервер недоступен. Попробуйте через минуту.',
  BODY_TOO_LARGE: 'Это слишком большой объём для отправки.',
  INVALID_LOGIN: 'Неверный логин или пароль',
  UNSUPPORTED_MEDIA: 'Такой тип содержимого здесь не принимается.',
  INVALID_PASSWORD: 'Неверный пароль',
  EMAIL_TAKEN: 'Эта почта уже зарегистрирована',
  INVALID_CODE: 'Неверный код',
  OUT_OF_CREDITS: 'Кредиты закончились',
  DOMAIN_TAKEN: 'Этот адрес занят. Выберите другой.',
  EMAIL_NOT_CONFIRMED: 'Сначала подтвердите почту. Если письма нет, загляните в «Спам» и «Промоакции».',
  POLICY_NOT_ACCEPTED: 'Примите соглашение о конфиденциальности.',
  MODERATION_FORBIDDEN: 'У вас нет прав на модерацию.',
}
