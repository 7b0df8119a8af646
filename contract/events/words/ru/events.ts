import type { RussianOf } from '../../../words.ts'
import type { events as en } from '../en/events.ts'

export const events: RussianOf<typeof en> = {
  title: 'Мероприятия',
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  empty: 'Мероприятий пока нет',
  emptyText: 'Когда организаторы объявят встречу, она появится здесь. Есть идея?',
  noPast: 'Встреч ещё не было',
  noPastText: 'После встречи её страница остаётся здесь вместе со всеми участниками.',
  action: 'Предложить встречу',
  gone: 'Такого мероприятия здесь нет',
  goneText: 'Оно могло быть закрытым, отменённым или удалённым. Возможно, ссылка неполная.',
  all: 'Все мероприятия',
}
