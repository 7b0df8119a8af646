import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  CHAT_NOT_FOUND: 'Такого чата нет.',
  CHAT_CLOSED: 'В этот чат больше нельзя писать.',
  MESSAGE_NOT_FOUND: 'Этого сообщения больше нет.',
  MESSAGE_EMPTY: 'Напишите что-нибудь или добавьте файл.',
  NOT_CONNECTED: 'Писать можно тем, с кем вы знакомы. Сначала предложите познакомиться.',
  TOO_MANY_MEMBERS: 'В группе может быть не больше 200 человек.',
  FILE_NOT_FOUND: 'Этого файла больше нет.',
  INVALID_FILE: 'Такой файл отправить нельзя. Можно картинки, PDF, текст, ZIP и документы Office.',
  PICTURE_TOO_NARROW: 'Одна сторона картинки больше чем в 20 раз длиннее другой. Отправьте её по частям или как PDF.',
  MEETING_NOT_FOUND: 'Такой встречи нет.',
  MEETING_CHANGED: 'Время тем временем изменилось. Вот что предложено сейчас.',
  TIME_PASSED: 'Выберите время, которое ещё не прошло.',
}
