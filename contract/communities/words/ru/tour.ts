import type { RussianOf } from '../../../words.ts'
import type { tour as en } from '../en/tour.ts'

export const tour: RussianOf<typeof en> = {
  progress: 'Шаг {{step}} из {{total}}',
  back: 'Назад',
  next: 'Дальше',
  skip: 'Пропустить',
  finish: 'Завершить',
  again: 'Экскурсию можно пройти ещё раз: выберите в меню «Помощь».',
}
