import type { ScreenVisits } from '../screens.ts'
import { fill } from '../words.ts'
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
        page.getByRole('button', { name: fill(network.bookmarks.remove, { name: '' }).trim() }),
    },
  ],
  '/subscriptions': [
    {
      ...member,
      path: '/subscriptions',
      shows: (page, { network }) => page.getByText(new RegExp(`^${network.ledger.INTROTo.split('{{')[0]?.trim()}`)),
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
}
