import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    launch: 'Создать своё сообщество',
    faq: 'Вопросы и ответы',
    help: 'Помощь',
  },
  titles: {
    landing: 'Главная',
    faq: 'Вопросы и ответы',
    launch: 'Новое сообщество',
    invitations: 'Первые приглашения',
    bank: 'Банк',
  },
}
