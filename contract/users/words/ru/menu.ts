import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  titles: {
    accountDeleted: 'Аккаунт удалён',
    settings: 'Настройки',
  },
  userMenu: {
    settings: 'Настройки',
  },
  settings: {
    general: 'Язык и оформление',
    data: 'Копия моих данных',
  },
  keywords: {
    general: 'тема тёмная светлая интерфейс',
    data: 'выгрузить скачать экспорт',
  },
}
