import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  DOMAIN_TAKEN: 'Этот адрес занят. Выберите другой.',
  DOMAIN_RESERVED: 'Этот адрес зарезервирован для самого сайта. Выберите другой.',
}
