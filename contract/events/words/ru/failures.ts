import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  EVENT_NOT_FOUND: 'Такого события мы не нашли.',
  EVENT_FULL: 'Все места заняты.',
  EVENT_ENDED: 'Событие уже закончилось.',
  EVENT_IS_CANCELLED: 'Событие отменено.',
  PARTICIPATION_REJECTED: 'Организаторы отклонили эту заявку. Если хотите прийти, напишите им.',
  NOT_PENDING: 'Эта заявка не ждёт подтверждения.',
  NOT_PARTICIPATING: 'Этот человек не участвует в событии.',
  NO_OFFER: 'Предложение места больше не действует.',
  TOO_MANY_GUESTS: 'Столько гостей на это событие привести нельзя.',
  STEPS_OPEN: 'Этот человек ещё не ответил на вопросы или не оплатил участие.',
  STATUS_NOT_ALLOWED: 'Такой статус здесь поставить нельзя.',
  GUESTS_PAID: 'После оплаты число гостей изменить нельзя. Напишите организаторам.',
  NOTHING_TO_PAY: 'Сейчас платить не за что.',
  PAYMENT_STATUS_NOT_ALLOWED: 'Поставить оплате такой статус нельзя.',
  INVALID_SIGNATURE: 'Подпись уведомления неверна.',
  PAYMENT_NOT_FOUND: 'Такой оплаты мы не нашли.',
  PAYMENT_MISMATCH: 'Сумма или валюта не совпадают с тем, что нужно заплатить.',
}
