import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    events: 'Мероприятия',
    event: 'Мероприятие',
  },
  phoneMenu: {
    events: 'События',
  },
  titles: {
    events: 'Мероприятия',
    eventCreate: 'Новое мероприятие',
    event: 'Мероприятие',
    eventQuestions: 'Вопросы мероприятия',
  },
  commands: {
    pastEvents: 'Прошедшие мероприятия',
  },
}
