import type { RussianOf } from '../../../words.ts'
import type { notifications as en } from '../en/notifications.ts'
import { topics } from './topics.ts'

export const notifications: RussianOf<typeof en> = {
  topics,
  letters: {
    title: 'Какие письма присылать',
    off: 'Письма отключены. Чтобы выбрать, какие получать, включите почту выше.',
    saved: 'Сохранили',
    notSaved: 'Не удалось сохранить. Попробуйте ещё раз.',
  },
  title: 'Уведомления',
  empty: 'Всё спокойно',
  emptyText: 'Здесь нет ничего нового. Новости сообщества приходят по почте.',
}
