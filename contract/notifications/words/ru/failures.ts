import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  CHANNEL_OFF: 'В этом сообществе такого канала нет.',
  ACCOUNT_NOT_FOUND: 'Такого аккаунта в пространстве сообщества нет.',
  MESSENGER_UNAVAILABLE: 'Мессенджер не отвечает. Попробуйте через минуту.',
  TOKEN_REFUSED: 'Мессенджер не принял этот токен.',
  INVALID_ENDPOINT: 'Уведомления этого браузера подключить нельзя.',
  NO_TELEGRAM_GROUP: 'У сообщества пока нет группы в Telegram. Сначала добавьте бота в свою группу.',
  RECIPIENT_COMPLAINED: 'Этот человек отметил наши письма как спам, поэтому мы ему больше не пишем.',
}
