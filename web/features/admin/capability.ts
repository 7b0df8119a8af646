import { ShieldCheck } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

export const admin: Capability = {
  words: ['admin', 'channels'],
  screens: [
    {
      path: '/admin',
      screen: lazyComponent(() => import('./AdminPage.tsx'), 'AdminPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'page',
      title: 'titles.admin',
      isPlace: true,
      slot: 'admin',
    },
  ],
  menu: [
    {
      id: 'admin',
      order: 80,
      icon: ShieldCheck,
      label: 'menu.admin',
      to: '/admin',
      tab: 'admin',
      isAllowed: ({ session }) => session.isAdmin && session.mode !== 'organiser',
    },
  ],
}
