import type { RussianOf } from '../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  footer: 'Вы получили это письмо, потому что состоите в сообществе «{{community}}».',
  footerService:
    'Сообщество «{{community}}» отправило это письмо, потому что там указали ваш адрес. Если это были не вы, просто удалите письмо.',
  unsubscribe: 'Отписаться',
  settings: 'Настройки писем',
  contact: 'Есть вопросы? Напишите на {{email}}.',
}
