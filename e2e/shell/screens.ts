import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/not-found': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/not-found',
      shows: (page, { ui }) => heading(page, ui.notFound.title),
    },
    {
      community: 'avito',
      as: 'moderator',
      path: '/not-found',
      shows: (page, { ui }) => heading(page, ui.notFound.title),
    },
  ],
}
