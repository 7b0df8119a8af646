import { Download, Palette, Settings2 } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

export const users: Capability = {
  words: ['account', 'channels', 'notifications', 'participants', 'settings'],
  screens: [
    {
      path: '/settings',
      screen: lazyComponent(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
      openTo: ['member'],
      placeholder: 'page',
      title: 'titles.settings',
      isPlace: true,
      slot: 'settings',
    },
    {
      path: '/account-deleted',
      screen: lazyComponent(() => import('./settings/AccountDeletedPage.tsx'), 'AccountDeletedPage'),
      openTo: ['visitor'],
      placeholder: 'form',
      title: 'titles.accountDeleted',
      frame: 'plain',
    },
  ],
  userMenu: [
    { id: 'settings', order: 20, icon: Settings2, label: 'userMenu.settings', to: '/settings', modes: ['member'] },
  ],
  slots: {
    settings: [
      {
        id: 'general',
        order: 10,
        component: lazyComponent(() => import('./settings/GeneralSection.tsx'), 'GeneralSection'),
      },
      {
        id: 'data',
        order: 80,
        component: lazyComponent(() => import('./settings/DataSection.tsx'), 'DataSection'),
      },
    ],
  },
  shortcuts: [
    {
      id: 'settings-general',
      order: 10,
      icon: Palette,
      kind: 'setting',
      label: 'settings.general',
      to: '/settings#general',
      keywords: 'keywords.general',
      isShown: ({ session }) => session.mode === 'member',
    },
    {
      id: 'settings-data',
      order: 80,
      icon: Download,
      kind: 'setting',
      label: 'settings.data',
      to: '/settings#data',
      keywords: 'keywords.data',
      isShown: ({ session }) => session.mode === 'member',
    },
  ],
}
