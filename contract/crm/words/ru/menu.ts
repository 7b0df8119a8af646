import type { RussianOf } from '../../../words.ts'
import type { menu as english } from '../en/menu.ts'

export const menu: RussianOf<typeof english> = {
  menu: {
    crm: 'CRM сообщества',
    crmShort: 'CRM',
  },
  titles: {
    crm: 'CRM сообщества',
    memberImport: 'Импорт участников',
    memberMerge: 'Объединение профилей',
  },
}
