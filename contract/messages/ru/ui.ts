import type { ui as en } from '../en/ui.ts'
import type { RussianOf } from '../words.ts'

export const ui: RussianOf<typeof en> = {
  loading: 'Загружаем',
  close: 'Закрыть',
  why: 'Что вас объединяет',
  relevance: {
    HIGH: 'Высокая релевантность',
    MEDIUM: 'Хорошее совпадение',
    LOW: 'Стоит взглянуть',
  },
  status: {
    CONFIRMED: 'Подтверждено',
    PENDING: 'Ждёт подтверждения',
    REJECTED: 'Отклонено',
    CANCELLED: 'Отменено',
    ONLINE: 'Онлайн',
  },
}
