import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    events: 'События',
    event: 'Событие',
    managedEvents: 'События',
  },
  phoneMenu: {
    events: 'События',
  },
  titles: {
    events: 'События',
    managedEvents: 'Все события',
    eventCreate: 'Новое событие',
    eventEdit: 'Изменить событие',
    event: 'Событие',
    eventJoin: 'Войти на встречу',
    eventQuestions: 'Вопросы к событию',
    eventAnswer: 'Вопросы события',
    eventParticipants: 'Участники события',
    eventCheckIn: 'Отметить гостей',
  },
  commands: {
    pastEvents: 'Прошедшие события',
    addEvent: 'Добавить событие',
    myEvents: 'Мои события',
    eventCalendar: 'Календарь событий',
  },
  found: {
    events: 'События',
  },
  keywords: {
    calendar: 'ics подписка подписаться гугл аутлук эппл',
    addEvent: 'создать новое встреча организовать анонс',
    myEvents: 'иду участвую лист ожидания билеты',
  },
  settings: {
    calendar: 'Календарь',
  },
}
