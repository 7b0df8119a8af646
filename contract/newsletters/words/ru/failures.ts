import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  NEWSLETTER_NOT_FOUND: 'Такой рассылки нет.',
  NEWSLETTER_CHANGED: 'Пока вы писали, кто-то внёс изменения. Обновите страницу, чтобы их увидеть.',
  NEWSLETTER_SENT: 'Рассылка уже отправляется, изменить её нельзя.',
  NEWSLETTER_INCOMPLETE: 'Рассылка ещё не готова. Заполните то, чего не хватает.',
  NEWSLETTER_NOT_SENDING: 'Эта рассылка уже не отправляется.',
  SCHEDULE_PASSED: 'Это время уже прошло. Выберите другое.',
  TEMPLATE_NOT_FOUND: 'Такого шаблона нет.',
  TOO_MANY_TEMPLATES: 'У вас уже 100 шаблонов. Удалите один, чтобы сохранить новый.',
}
