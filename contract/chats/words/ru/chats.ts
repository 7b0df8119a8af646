import type { RussianOf } from '../../../words.ts'
import type { chats as en } from '../en/chats.ts'

export const chats: RussianOf<typeof en> = {
  title: 'Чаты',
  empty: 'Переписок пока нет',
  emptyText: 'Ответы на знакомства и способы связаться — в ваших контактах.',
  action: 'К моим контактам',
  closed: 'Чаты вам недоступны',
  closedText: 'У вас нет права писать в этом сообществе. Если это ошибка, напишите нам.',
}
