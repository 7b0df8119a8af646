import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin',
      shows: page => page.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/options': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options',
      shows: (page, { admin }) => page.getByRole('heading', { name: admin.optionGroups.joining }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/options',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/options/:part': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/matching',
      shows: (page, { network }) => heading(page, network.rules.title),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/changes?kind=community',
      shows: (page, { changes }) => page.getByRole('button', { name: changes.undo }).first(),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/roles',
      shows: (page, { roles }) => page.getByRole('columnheader', { name: roles.person }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/questionnaire',
      shows: (page, { questionnaire }) => page.getByRole('heading', { name: questionnaire.list }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/api-tokens',
      shows: (page, { apiTokens }) => page.getByRole('button', { name: apiTokens.create }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/changes?kind=webhook',
      shows: (page, { changes }) => page.getByText(changes.emptyKindText),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/features',
      shows: (page, { communityOptions }) => page.getByRole('heading', { name: communityOptions.types.CREDITS.title }),
    },
    {
      community: 'avito',
      as: 'admin',
      path: '/admin/options/features?option=ENABLE_FAQ_AVITO',
      shows: (page, { communityOptions }) => page.getByRole('button', { name: communityOptions.save }),
    },
    {
      community: 'alumni',
      as: 'admin',
      path: '/admin/options/navigation',
      shows: (page, { communitySetting }) => page.getByRole('button', { name: communitySetting.navigation.reset }),
    },
    {
      community: 'vtb',
      as: 'admin',
      path: '/admin/options/contact-us',
      shows: (page, { communitySetting }) => page.getByLabel(communitySetting.contactUs.fields.contact),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/sign-in',
      shows: (page, { communitySetting }) => page.getByRole('heading', { name: communitySetting.signIn.list }),
    },
    {
      community: 'tim',
      as: 'admin',
      path: '/admin/options/sign-in',
      when: 'with a login service',
      shows: (page, { providerSetting }) => page.getByRole('button', { name: providerSetting.check, exact: true }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/letters',
      shows: (page, { sender }) => page.getByRole('button', { name: sender.sendTest }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/domain',
      shows: (page, { communitySetting }) => page.getByRole('button', { name: communitySetting.domain.ask }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/joining',
      shows: (page, { communitySetting }) => page.getByRole('heading', { name: communitySetting.joining.steps }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/contacts',
      shows: (page, { communitySetting }) => page.getByRole('heading', { name: communitySetting.contacts.types }),
    },
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/options/webhooks',
      shows: (page, { webhooks }) => page.getByRole('button', { name: webhooks.create }),
    },
  ],
}
