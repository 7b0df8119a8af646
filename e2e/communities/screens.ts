import type { ScreenVisit, ScreenVisits } from '../screens.ts'
import { openAsRole } from '../session.ts'
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
  '/launch': [
    {
      community: 'samovar',
      as: 'member',
      path: '/launch',
      shows: (page, { launch }) => page.getByRole('heading', { name: launch.steps.name }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/launch?step=look',
      when: 'with a name and an address',
      open: async ({ page }) => {
        const founding = {
          title: 'Tea house',
          titleRu: '',
          domain: 'tea-house',
          isDomainTyped: true,
          lang: 'en',
          langChoices: ['en', 'ru'],
          timeZone: 'UTC',
          brandColor: '#4a9fd8',
          accentColor: '#2c7567',
          displayFont: 'serif',
          signIn: ['EMAIL'],
        }
        await page.addInitScript(kept => localStorage.setItem('foundingDraft', kept), JSON.stringify(founding))
        await openAsRole(page, 'samovar', 'member', '/launch?step=look')
      },
      shows: page => page.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true }),
    },
  ],
  '/launch/invitations': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/launch/invitations',
      shows: (page, { launch }) => page.getByRole('button', { name: launch.invitations.makeLink }),
    },
  ],
  ...Object.fromEntries(['services', 'education', 'contacts', 'events', 'earnings', 'career'].map(bankSection)),
}
