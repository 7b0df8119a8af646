import { Bell, Mail, MessageCircle } from 'lucide-react'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

export const notifications: Capability = {
  words: ['notifications', 'notificationKinds', 'channels', 'account', 'matching', 'participants', 'network'],
  screens: [
    {
      path: '/notifications',
      screen: lazyComponent(() => import('./notification/NotificationsPage.tsx'), 'NotificationsPage'),
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
    overlay: [
      {
        id: 'unseen',
        order: 30,
        component: lazyComponent(() => import('./notification/UnseenCount.tsx'), 'UnseenCount'),
        isShown: ({ session }) => session.user !== null && !session.isNetworkingOff,
      },
    ],
    settings: [
      {
        id: 'letters',
        order: 23,
        component: lazyComponent(() => import('./letter/LettersSection.tsx'), 'LettersSection'),
        isShown: ({ session }) => session.hasProfile,
      },
      {
        id: 'channels',
        order: 24,
        component: lazyComponent(() => import('./channel/ChannelsSection.tsx'), 'ChannelsSection'),
        isShown: ({ session }) => session.hasProfile,
      },
      {
        id: 'connected',
        order: 60,
        component: lazyComponent(() => import('./channel/ConnectedSection.tsx'), 'ConnectedSection'),
      },
    ],
  },
  adminParts: () => loadChunk(() => import('./adminParts.ts')),
  shortcuts: [
    {
      id: 'settings-channels',
      order: 27,
      icon: MessageCircle,
      kind: 'setting',
      label: 'settings.channels',
      to: '/settings#channels',
      keywords: 'keywords.channels',
      isShown: ({ session }) => session.hasProfile,
    },
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
