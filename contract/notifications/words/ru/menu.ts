import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    notifications: 'Уведомления',
  },
  titles: {
    notifications: 'Уведомления',
  },
  settings: {
    letters: 'Письма',
  },
  keywords: {
    letters: 'почта отписаться подписка рассылка',
  },
}
