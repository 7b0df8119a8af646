import type { RussianOf } from '../../../words.ts'
import type { menu as english } from '../en/menu.ts'

export const menu: RussianOf<typeof english> = {
  menu: {
    newsletters: 'Рассылки',
  },
  phoneMenu: {
    newsletters: 'Рассылки',
  },
  titles: {
    newsletters: 'Рассылки',
    welcomeSeries: 'Серия для новичков',
  },
}
