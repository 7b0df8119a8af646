import { field, heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

const newcomer = { community: 'alumni', as: 'newcomer' } as const
const member = { community: 'samovar', as: 'member' } as const

export const screens: ScreenVisits = {
  '/questions': [
    {
      ...newcomer,
      path: '/questions',
      shows: (page, { onboarding }) => page.getByRole('button', { name: onboarding.next }),
    },
  ],
  '/onboarding': [
    { ...newcomer, path: '/onboarding', shows: (page, { onboarding }) => field(page, onboarding.profile.firstName) },
  ],
  '/participants': [
    { ...member, path: '/participants', shows: page => page.getByRole('main').getByRole('listitem').getByRole('link') },
  ],
  '/u/:slug': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/u/leila-haddad',
      shows: (page, { participants }) => page.getByRole('region', { name: participants.person.contacts }),
    },
    {
      ...member,
      path: '/u/leila-haddad',
      shows: (page, { participants }) => page.getByRole('region', { name: participants.invitedBy }).getByRole('link'),
    },
    {
      community: 'samovar',
      as: 'visitor',
      path: '/u/nobody',
      shows: (page, { participants }) => heading(page, participants.person.gone),
    },
  ],
  '/profile': [
    {
      ...member,
      path: '/profile',
      shows: (page, { participants }) => page.getByRole('button', { name: participants.profile.photo }),
    },
  ],
  '/admin/moderation': [
    {
      community: 'alumni',
      as: 'moderator',
      path: '/admin/moderation',
      shows: (page, { moderation }) => page.getByRole('region', { name: moderation.person.label }).getByRole('heading'),
    },
    {
      community: 'alumni',
      as: 'moderator',
      path: '/admin/moderation?status=REJECTED&search=nobodyhere',
      shows: (page, { moderation }) => page.getByRole('heading', { name: moderation.noneFound }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/moderation',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/moderation/reports': [
    {
      community: 'samovar',
      as: 'moderator',
      path: '/admin/moderation/reports?show=settled',
      shows: (page, { moderation }) =>
        page.getByRole('region', { name: moderation.reports.label }).getByRole('heading', { level: 2 }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/moderation/reports',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/moderation/contacts': [
    {
      community: 'samovar',
      as: 'moderator',
      path: '/admin/moderation/contacts?show=settled',
      shows: (page, { moderation }) =>
        page.getByRole('list', { name: moderation.contacts.list }).getByRole('listitem').first(),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/moderation/contacts',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
}
