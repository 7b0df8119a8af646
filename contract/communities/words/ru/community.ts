import type { RussianOf } from '../../../words.ts'
import type { community as en } from '../en/community.ts'

export const community: RussianOf<typeof en> = {
  faq: {
    title: 'Вопросы и ответы',
    search: 'Найти вопрос',
    nothing: 'Ничего не нашлось',
    nothingText: 'Попробуйте другое слово или спросите организаторов.',
    empty: 'Вопросов пока нет',
    emptyText: 'Организаторы ещё не написали ответов. Спросите их напрямую.',
  },
  bank: {
    more: 'Подробнее',
    empty: 'Раздел пока пуст',
    emptyText: 'Организаторы ещё ничего не добавили.',
  },
}
