import type { ScreenVisit, ScreenVisits } from '../screens.ts'
import { communitiesWithLanding } from './landing.ts'

const bankSection = (section: string): [string, ScreenVisit[]] => [
  `/vtb/${section}`,
  [
    {
      community: 'vtb',
      as: 'member',
      path: `/vtb/${section}`,
      lang: 'ru',
      shows: (page, { community }) => page.getByRole('link', { name: community.bank.more }),
    },
  ],
]

export const screens: ScreenVisits = {
  '/': communitiesWithLanding.map(({ domain, landing }) => ({
    community: domain,
    as: 'visitor',
    path: '/',
    shows: page => page.getByText(landing.en.lead).or(page.getByText(landing.ru.lead)),
  })),
  '/faq': [
    {
      community: 'avito',
      as: 'moderator',
      path: '/faq',
      shows: page => page.getByRole('main').getByRole('button', { expanded: false }),
    },
  ],
  ...Object.fromEntries(['services', 'education', 'contacts', 'events', 'earnings', 'career'].map(bankSection)),
}
