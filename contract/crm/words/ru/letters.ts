import type { RussianOf } from '../../../words.ts'
import type { letters as english } from '../en/letters.ts'

export const letters: RussianOf<typeof english> = {
  imported: {
    subject: 'Вас приглашают в «{{community}}»',
    preview: 'Профиль готов. Войдите, чтобы его посмотреть.',
    headline: 'Добро пожаловать в «{{community}}»',
    text: 'Менеджеры сообщества подготовили для вас профиль. Войдите с этим адресом почты, чтобы его проверить и познакомиться с участниками. До этого профиль никто не увидит.',
    button: 'Войти',
    notYou:
      'Не ждали этого письма? Ничего делать не нужно: пока вы не вошли, профиль скрыт, и менеджеры могут его удалить.',
  },
}
