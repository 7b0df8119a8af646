import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin',
      shows: (page, { admin }) => page.getByRole('heading', { name: admin.addresses }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/options': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options',
      shows: (page, { admin }) => page.getByRole('heading', { name: admin.options, level: 2 }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/options',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/options/:part': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/matching',
      shows: (page, { network }) => heading(page, network.rules.title),
    },
  ],
}
