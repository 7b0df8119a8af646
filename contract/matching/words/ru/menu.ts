import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    myCommunities: 'Мои сообщества',
    contacts: 'Контакты',
  },
  phoneMenu: {
    myCommunities: 'Главная',
    contacts: 'Контакты',
  },
  titles: {
    myCommunities: 'Мои сообщества',
    contacts: 'Контакты',
    bookmarks: 'Закладки',
    subscriptions: 'Подписки',
    scoreMatch: 'Оценка знакомств',
  },
  userMenu: {
    subscriptions: 'Подписки',
    scoreMatch: 'Оценка знакомств',
  },
}
