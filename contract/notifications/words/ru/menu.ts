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
    channels: 'Мессенджеры и тихие часы',
    letters: 'Письма',
  },
  keywords: {
    channels: 'телеграм слак дискорд пуш браузер молчать',
    letters: 'почта отписаться подписка рассылка',
  },
}
