import type { RussianOf } from '../../../words.ts'
import type { community as en } from '../en/community.ts'

export const community: RussianOf<typeof en> = {
  faq: {
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    notCopied: 'Ссылка не скопировалась. Скопируйте её из адресной строки.',
    title: 'Вопросы и ответы',
    search: 'Найти вопрос',
    nothing: 'Ничего не нашлось',
    nothingText: 'Попробуйте другое слово или спросите организаторов.',
    empty: 'Вопросов пока нет',
    emptyText: 'Организаторы ещё не написали ответов. Спросите их напрямую.',
  },
  bank: {
    steps: 'Как это работает',
    events: 'Смотреть события',
    ownEvents: 'События сообщества',
    ownEventsText: 'Встречи, которые организаторы и участники объявляют в календаре.',
    allEvents: 'Все события',
    more: 'Подробнее',
    empty: 'Раздел пока пуст',
    emptyText: 'Организаторы ещё ничего не добавили.',
  },
}
