import type { RussianOf } from '../../../words.ts'
import type { chats as en } from '../en/chats.ts'

export const chats: RussianOf<typeof en> = {
  title: 'Чаты',
  empty: 'Переписок пока нет',
  emptyText: 'Чат откроется, когда кто-то ответит на ваше знакомство или вы ответите сами.',
  action: 'К моим контактам',
  closed: 'Чаты для вас закрыты',
  closedText: 'У вас нет права писать в этом сообществе. Если оно должно быть, напишите нам.',
}
