import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  OUT_OF_CREDITS: 'Баллы закончились',
  ALREADY_INTRODUCED: 'Один из вас уже предложил познакомиться.',
  ALREADY_ANSWERED: 'На это уже ответили.',
  CANNOT_INTRODUCE: 'Сейчас этому человеку нельзя написать.',
  REQUEST_CLOSED: 'Этот запрос уже закрыт.',
  TOO_LATE: 'Отменить уже нельзя.',
  NOT_MET: 'Оценить встречу можно, когда знакомство принято.',
}
