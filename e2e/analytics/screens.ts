import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/dashboard': [
    {
      community: 'tim',
      as: 'admin',
      path: '/dashboard',
      shows: (page, { analytics }) =>
        page.getByRole('region', { name: analytics.charts.funnel }).getByRole('term').first(),
    },
  ],
}
