import { beginning } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { fill } from '../words.ts'
import { createPair, sendIntro } from './intro.ts'
import { topCards } from './recommendation.ts'

const member = { community: 'samovar', as: 'member' } as const

export const screens: ScreenVisits = {
  '/my_communities': [{ community: 'tim', as: 'member', path: '/my_communities', shows: page => topCards(page) }],
  '/contacts': [
    {
      ...member,
      path: '/contacts',
      shows: (page, { network }) =>
        page.getByRole('region', { name: network.contacts.sent }).getByText(network.intro.connected),
    },
    {
      ...member,
      path: '/contacts?show=history',
      shows: page => page.getByRole('main').getByRole('listitem').getByRole('link'),
    },
  ],
  '/contacts/bookmarks': [
    {
      ...member,
      path: '/contacts/bookmarks',
      shows: (page, { network }) =>
        page.getByRole('button', { name: new RegExp(fill(network.bookmarks.remove, { name: '.+' })) }),
    },
  ],
  '/subscriptions': [
    {
      ...member,
      path: '/subscriptions',
      when: 'credits are spent',
      open: async ({ page, request }) => {
        const [spender, other] = await createPair(request)
        expect((await sendIntro(request, spender, other.id)).status()).toBe(200)
        await openAs(page, 'samovar', spender, '/subscriptions')
      },
      shows: (page, { network }) => page.getByText(beginning(network.ledger.INTROTo)),
    },
  ],
  '/score-match': [
    {
      community: 'tim',
      as: 'admin',
      path: '/score-match',
      shows: (page, { network }) => page.getByRole('group', { name: network.score.question }),
    },
  ],
  '/admin/options/run-preview': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/run-preview',
      shows: (page, { runPreview }) => page.getByRole('navigation', { name: runPreview.tabs }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/run-preview?tab=choices',
      shows: (page, { runPreview }) => page.getByRole('group', { name: runPreview.addPair }),
    },
  ],
}
