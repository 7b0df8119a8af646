import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  country: {
    title: 'Ваша страна',
    lead: 'От неё зависят документы в сообществе, где включены «Документы по стране». Демо никого не спрашивает: выберите страну сами.',
    now: 'Сейчас выбрана: {{country}}',
    choose: 'Выберите страну',
  },
  inbox: {
    title: 'Мессенджеры',
    lead: 'Что написали боты: так люди видят это в Telegram, Slack и Discord. В демо эти мессенджеры ненастоящие.',
    empty: 'Сообщений пока нет',
    emptyText: 'Подключите Telegram в настройках, и сообщения бота появятся здесь.',
    username: 'Ваше имя в Telegram',
    start: 'Начать',
    group: 'Название группы',
    addBot: 'Добавить бота',
    picture: 'Картинка',
    message: 'Сообщение боту',
    send: 'Отправить',
  },
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
