import type { RussianOf } from '../../../words.ts'
import type { events as en } from '../en/events.ts'

export const events: RussianOf<typeof en> = {
  title: 'События',
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  empty: 'Событий пока нет',
  emptyText: 'Когда организаторы объявят событие, оно появится здесь. Есть идея?',
  noPast: 'Событий ещё не было',
  noPastText: 'После события его страница остаётся здесь вместе со всеми участниками.',
  action: 'Предложить событие',
  gone: 'Такого события нет',
  goneText: 'Возможно, оно закрытое, отменено или удалено либо ссылка неполная.',
  all: 'Все события',
}
