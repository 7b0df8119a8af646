import type { RussianOf } from '../../../words.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: RussianOf<typeof en> = {
  title: 'Уведомления',
  empty: 'Всё спокойно',
  emptyText: 'Здесь нет ничего нового. Новости сообщества приходят по почте.',
}
