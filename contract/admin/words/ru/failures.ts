import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  LAST_ADMIN_STAYS: 'Сообществу нужен администратор. Сначала назначьте другого.',
  NO_RIGHTS_FOR_PENDING: 'Права можно дать только подтверждённым участникам.',
  SCOPE_MISSING: 'У этого токена API нет доступа к этому вызову.',
  WEBHOOK_ADDRESS: 'Введите общедоступный адрес, который начинается с https.',
  TOO_MANY_TOKENS: 'Уже есть 50 токенов API. Отзовите тот, что больше не нужен.',
  TOO_MANY_WEBHOOKS: 'Уже есть 20 вебхуков. Удалите тот, что больше не нужен.',
}
