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
  '/admin/newsletters/:id': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/newsletters/019a0000-0000-7000-8000-000000000000',
      shows: (page, { failures }) => heading(page, failures.NEWSLETTER_NOT_FOUND),
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
