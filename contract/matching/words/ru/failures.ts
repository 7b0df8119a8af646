import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  OUT_OF_CREDITS: 'Баллы закончились',
  ALREADY_INTRODUCED: 'Один из вас уже предложил познакомиться.',
  ALREADY_ANSWERED: 'На это уже ответили.',
  CANNOT_INTRODUCE: 'Сейчас этому человеку нельзя написать.',
  REQUEST_CLOSED: 'Этот запрос уже закрыт.',
  TOO_LATE: 'Отменить уже нельзя.',
  PAIR_RULED_OUT: 'Этих двоих разделяет правило подбора. Сначала уберите его.',
  TOO_MANY_CHOICES: 'Для этого подбора уже отмечено 200 пар.',
  NOT_MET: 'Оценить встречу можно, когда знакомство принято.',
}
