import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin/crm': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/crm',
      shows: (page, { crm }) => page.getByRole('table', { name: crm.table }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/crm',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
}
