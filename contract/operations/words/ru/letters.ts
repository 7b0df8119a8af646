import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  mailbox: {
    title: 'Письма',
    lead: 'Все письма сообщества «{{community}}», новые сверху. Пока нет почтового сервера, они видны только здесь.',
    back: 'Вернуться в сообщество',
    empty: 'Писем пока нет',
    emptyText: 'Как только сообщество «{{community}}» кому-нибудь напишет, письмо появится здесь.',
    to: 'кому: {{recipient}}',
    plain: 'Простой текст',
    calendar: { REQUEST: 'Календарь: приглашение', CANCEL: 'Календарь: отмена', PUBLISH: 'Файл для календаря' },
    status: {
      WAITING: 'Ждёт отправки',
      SENDING: 'Отправляется',
      SENT: 'Отправлено',
      FAILED: 'Не принято',
      UNCERTAIN: 'Возможно, отправлено',
    },
  },
}
