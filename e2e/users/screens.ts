import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/settings': [
    {
      community: 'samovar',
      as: 'member',
      path: '/settings',
      shows: (page, { account }) => page.getByText(account.sessions.here, { exact: true }),
    },
  ],
  '/account-deleted': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/account-deleted',
      shows: (page, { account }) => heading(page, account.deleted.title),
    },
  ],
}
