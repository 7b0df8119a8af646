import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/dashboard': [
    {
      community: 'tim',
      as: 'admin',
      path: '/dashboard',
      shows: (page, { network }) => page.getByRole('region', { name: network.funnel.byWeek }).getByRole('table'),
    },
  ],
}
