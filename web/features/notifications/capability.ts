import { Bell, Mail } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

export const notifications: Capability = {
  words: ['notifications', 'settings'],
  screens: [
    {
      path: '/notifications',
      screen: lazyComponent(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'list',
      title: 'titles.notifications',
      isPlace: true,
    },
  ],
  menu: [
    {
      id: 'notifications',
      order: 30,
      icon: Bell,
      label: 'menu.notifications',
      to: '/notifications',
      mode: 'organiser',
    },
  ],
  slots: {
    settings: [
      {
        id: 'letters',
        order: 25,
        component: lazyComponent(() => import('./letter/LettersSection.tsx'), 'LettersSection'),
        isShown: ({ session }) => session.hasProfile,
      },
    ],
  },
  shortcuts: [
    {
      id: 'settings-letters',
      order: 25,
      icon: Mail,
      kind: 'setting',
      label: 'settings.letters',
      to: '/settings#letters',
      keywords: 'keywords.letters',
      isShown: ({ session }) => session.hasProfile,
    },
  ],
}
