import { heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

export const screens: ScreenVisits = {
  '/admin/crm': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/crm',
      shows: (page, { crm }) => page.getByRole('table', { name: crm.table }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/crm',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/crm/import': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/crm/import',
      shows: (page, { memberImport }) => page.getByRole('button', { name: memberImport.upload.choose }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/crm/import',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/admin/crm/import/:importId': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/crm/import/019a0000-0000-7000-8000-000000000000',
      shows: (page, { memberImport }) => heading(page, memberImport.gone),
    },
  ],
  '/admin/crm/merge/:participantId': [
    {
      community: 'samovar',
      as: 'admin',
      path: '/admin/crm/merge/019a0000-0000-7000-8000-000000000000',
      shows: (page, { crm }) => page.getByRole('heading', { name: crm.panel.gone }),
    },
    {
      community: 'samovar',
      as: 'member',
      path: '/admin/crm/merge/019a0000-0000-7000-8000-000000000000',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
  '/confirm-merge': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/confirm-merge',
      shows: (page, { memberMerge }) => heading(page, memberMerge.letter.invalid),
    },
  ],
}
