import { interfaceConstants } from '#contract/limits.ts'
import { read, send } from '../api.ts'
import type { ScreenVisit, ScreenVisits } from '../screens.ts'
import { openAs, openAsRole } from '../session.ts'
import { foundCommunity } from './community.ts'
import { communitiesWithLanding } from './landing.ts'
import { clickHelp, tourCard } from './tour.ts'

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

/** Of two neighbours in a list of visits one is opened on a desktop, the other on a phone. */
const tourAt = (step: number): ScreenVisit => ({
  community: 'vtb',
  as: 'member',
  path: '/vtb/services',
  when: `step ${step} of the tour is shown`,
  open: async ({ page, words }) => {
    await openAsRole(page, 'vtb', 'member', '/vtb/services')
    await clickHelp(page, words, (page.viewportSize()?.width ?? 0) < interfaceConstants.narrowWidth)
    for (let passed = 1; passed < step; passed++)
      await page.getByRole('button', { name: words.tour.next, exact: true }).click()
  },
  shows: page => tourCard(page, step, 'ru'),
  lang: 'ru',
})

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
    {
      community: 'samovar',
      as: 'admin',
      path: '/faq',
      when: 'a community founded there has no questions yet',
      open: async ({ page, request }) => {
        const { domain, token } = await foundCommunity(request)
        const { version } = await read(request, domain, '/api/admin/community', token)
        const options = [{ optionType: 'ENABLE_FAQ_AVITO', settings: { entries: [] } }]
        await send(request, domain, '/api/admin/community', token, { version, options }, 'PATCH')
        await openAs(page, domain, { token }, '/faq')
      },
      shows: (page, { community }) => page.getByRole('heading', { name: community.faq.empty }),
    },
    {
      community: 'avito',
      as: 'moderator',
      path: '/faq',
      when: 'a question is open',
      open: async ({ page }) => {
        await openAsRole(page, 'avito', 'moderator', '/faq')
        await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
      },
      shows: (page, { community }) => page.getByRole('button', { name: `${community.faq.copy}: ` }),
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
  '/vtb/services': [...bankSection('services')[1], tourAt(1), tourAt(4)],
  ...Object.fromEntries(['education', 'contacts', 'events', 'earnings', 'career'].map(bankSection)),
}
