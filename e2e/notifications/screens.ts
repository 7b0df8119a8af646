import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/notifications': [
    {
      community: 'avito',
      as: 'moderator',
      path: '/notifications',
      shows: (page, { notifications }) => heading(page, notifications.title),
    },
  ],
}
