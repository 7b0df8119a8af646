import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  DOMAIN_TAKEN: 'Этот адрес занят. Выберите другой.',
  DOMAIN_RESERVED: 'Этот адрес зарезервирован для самого сайта. Выберите другой.',
  SETTING_CHANGED: 'Другой менеджер только что изменил то же самое. Посмотрите новую версию и сохраните свою.',
  NO_SIGN_IN_METHOD: 'Никто не сможет войти. Оставьте хотя бы один работающий способ входа.',
  CHANGE_NOT_UNDOABLE: 'Это изменение нельзя отменить, или его уже отменили.',
  CHANGED_LATER: 'Позже это изменили ещё раз. Сначала отмените более позднее изменение.',
  RECORD_MISSING: 'Записи пока нет. Новая запись может появиться не сразу, иногда через час.',
  DNS_UNAVAILABLE: 'DNS-серверы не отвечают. Попробуйте через минуту.',
}
