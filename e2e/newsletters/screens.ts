import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin/newsletters': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/newsletters',
      shows: (page, { newsletters }) => page.getByRole('list', { name: newsletters.tabs.all }).getByRole('link'),
    },
    {
      community: 'alumni',
      as: 'admin',
      path: '/admin/newsletters',
      shows: (page, { newsletters }) => page.getByRole('heading', { name: newsletters.empty.title }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/newsletters',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/newsletters/welcome': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/newsletters/welcome',
      shows: (page, { newsletters }) => heading(page, newsletters.series.title),
    },
  ],
}
