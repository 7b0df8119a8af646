import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    dashboard: 'Аналитика',
    analytics: 'Аналитика',
  },
  titles: {
    dashboard: 'Аналитика',
  },
  userMenu: {
    dashboard: 'Аналитика',
  },
}
