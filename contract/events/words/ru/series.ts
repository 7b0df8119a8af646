import type { RussianOf } from '../../../words.ts'
import type { series as en } from '../en/series.ts'

export const series: RussianOf<typeof en> = {
  title: 'Все даты',
  frequency: {
    WEEKLY: 'Каждую неделю',
    BIWEEKLY: 'Раз в две недели',
    MONTHLY_BY_DATE: 'Каждый месяц того же числа',
    MONTHLY_BY_WEEKDAY: 'Каждый месяц в тот же день недели',
  },
  joinAll: 'Записаться на все даты',
  joinedAll_one: 'Вы записались ещё на {{count}} дату',
  joinedAll_few: 'Вы записались ещё на {{count}} даты',
  joinedAll_many: 'Вы записались ещё на {{count}} дат',
  joinedAll_other: 'Вы записались ещё на {{count}} даты',
  refused_one: 'На {{count}} дату мест нет',
  refused_few: 'На {{count}} даты мест нет',
  refused_many: 'На {{count}} дат мест нет',
  refused_other: 'На {{count}} даты мест нет',
  nothingToJoin: 'Вы уже записаны на все даты',
  joinFailed: 'Не получилось записаться на остальные даты. Попробуйте ещё раз.',
  going: 'Иду',
  pending: 'Ждёт',
  full: 'Мест нет',
  cancelled: 'Отменено',
  this: 'Эта дата',
  showAll: 'Показать все даты',
}
