import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin',
      shows: page => page.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true }),
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
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/changes?kind=community',
      shows: (page, { changes }) => page.getByRole('button', { name: changes.undo }).first(),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/changes?kind=webhook',
      shows: (page, { changes }) => page.getByText(changes.emptyKindText),
    },
  ],
}
