import type { RussianOf } from '../../../words.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: RussianOf<typeof en> = {
  title: 'Уведомления',
  empty: 'Всё спокойно',
  emptyText: 'Сюда приходят ответы на знакомства, новости мероприятий и сообщения сообщества.',
}
