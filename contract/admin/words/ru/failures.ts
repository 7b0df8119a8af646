import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  LAST_ADMIN_STAYS: 'Сообществу нужен администратор. Сначала назначьте другого.',
  NO_RIGHTS_FOR_PENDING: 'Права можно дать только подтверждённым участникам.',
  SCOPE_MISSING: 'У этого токена API нет доступа к этому вызову.',
  WEBHOOK_ADDRESS: 'Введите общедоступный адрес, который начинается с https.',
}
