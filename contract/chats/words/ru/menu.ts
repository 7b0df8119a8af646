import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    chats: 'Чаты',
  },
  phoneMenu: {
    chats: 'Чаты',
  },
  commands: {
    newChat: 'Новый чат',
  },
  settings: {
    blocked: 'Заблокированные',
  },
  keywords: {
    blocked: 'чёрный список блокировка разблокировать',
    newChat: 'сообщение написать переписка группа',
  },
  titles: {
    chats: 'Чаты',
  },
}
