import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    admin: 'Управление',
    description: 'Описание',
    options: 'Настройки',
    backToCommunity: 'В сообщество',
  },
  titles: {
    admin: 'Управление',
    options: 'Настройки',
  },
}
