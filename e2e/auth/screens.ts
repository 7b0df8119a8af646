import { at } from '../address.ts'
import { call } from '../api.ts'
import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

const samovar = { community: 'samovar', as: 'visitor' } as const

export const screens: ScreenVisits = {
  '/login': [
    { ...samovar, path: '/login', shows: (page, { auth }) => page.getByLabel(auth.login.email, { exact: true }) },
  ],
  '/registration': [
    {
      ...samovar,
      path: '/registration',
      shows: (page, { account }) => page.getByLabel(account.repeated, { exact: true }),
    },
  ],
  '/recovery': [{ ...samovar, path: '/recovery', shows: (page, { account }) => heading(page, account.recovery.title) }],
  '/one-time-code': [
    {
      ...samovar,
      path: '/one-time-code',
      when: 'a code was sent',
      open: async ({ page, words: { auth } }) => {
        await page.goto(at('samovar', '/login'))
        await page.getByLabel(auth.login.email, { exact: true }).fill(`${crypto.randomUUID()}@stories.example`)
        await page.getByRole('button', { name: auth.login.sendCode }).click()
      },
      shows: (page, { auth }) => heading(page, auth.code.title),
    },
    { ...samovar, path: '/one-time-code', shows: (page, { auth }) => heading(page, auth.code.noEmailTitle) },
  ],
  '/confirm-recovery': [
    {
      ...samovar,
      path: '/confirm-recovery?code=from-a-letter',
      shows: (page, { account }) => heading(page, account.newPasswordPage.title),
    },
    {
      ...samovar,
      path: '/confirm-recovery',
      shows: (page, { account }) => heading(page, account.newPasswordPage.missing),
    },
  ],
  '/confirmed': [
    {
      community: 'samovar',
      as: 'member',
      path: '/confirmed',
      shows: (page, { account }) => heading(page, account.confirmed.title),
    },
    { ...samovar, path: '/confirmed', shows: (page, { account }) => heading(page, account.confirmed.none) },
  ],
  '/invite': [
    {
      ...samovar,
      path: '/invite',
      when: 'a member invites',
      open: async ({ page, request }) => {
        const inviter = await call(request, 'samovar', '/api/participant/profile/leila-haddad', { method: 'GET' })
        await page.goto(at('samovar', `/invite?invitedBy=${(await inviter.json()).id}`))
      },
      shows: (page, { account }) => page.getByRole('link', { name: account.invitation.join, exact: true }),
    },
    { ...samovar, path: '/invite', shows: (page, { account }) => heading(page, account.invitation.invalid) },
    {
      community: 'avito',
      as: 'moderator',
      path: '/invite',
      shows: (page, { account }) => heading(page, account.invitation.invalid),
    },
  ],
  '/auth-magic': [
    {
      ...samovar,
      path: '/auth-magic?url_auth_token=spent&email=nobody@stories.example',
      shows: (page, { auth }) => heading(page, auth.magic.failed),
    },
    { ...samovar, path: '/auth-magic', shows: (page, { auth }) => heading(page, auth.magic.missing) },
  ],
  '/confirm-link': [
    {
      community: 'tim',
      as: 'visitor',
      path: '/confirm-link?code=from-a-letter',
      shows: (page, { auth }) => heading(page, auth.magic.failed),
    },
  ],
  '/confirm-change': [
    { ...samovar, path: '/confirm-change', shows: (page, { account }) => heading(page, account.emailChange.invalid) },
  ],
  '/not-me': [{ ...samovar, path: '/not-me', shows: (page, { auth }) => heading(page, auth.notMe.unknown) }],
  '/auth-provider': [
    {
      community: 'tim',
      as: 'visitor',
      path: '/auth-provider',
      shows: (page, { auth }) => heading(page, auth.provider.failed),
    },
  ],
  '/last-step': [
    {
      community: 'alumni',
      as: 'newcomer',
      path: '/last-step',
      shows: (page, { account }) => heading(page, account.lastStep.doneTitle),
    },
  ],
}
