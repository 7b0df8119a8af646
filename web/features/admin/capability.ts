import { LayoutGrid, ShieldCheck, SlidersHorizontal } from 'lucide-react'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission } from '#web/shell/capability.ts'

export const admin: Capability = {
  words: ['admin', 'channels', 'changes', 'description', 'roles', 'apiTokens', 'webhooks'],
  screens: [
    {
      path: '/admin',
      screen: lazyComponent(() => import('./AdminPage.tsx'), 'AdminPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'page',
      title: 'titles.admin',
      isPlace: true,
    },
    {
      path: '/admin/options',
      screen: lazyComponent(() => import('./OptionsPage.tsx'), 'OptionsPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.options',
      isPlace: true,
      slot: 'admin',
    },
    {
      path: '/admin/options/:part',
      screen: lazyComponent(() => import('./OptionPartPage.tsx'), 'OptionPartPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.options',
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
    { id: 'description', order: 10, icon: LayoutGrid, label: 'menu.description', to: '/admin', mode: 'admin' },
    {
      id: 'options',
      order: 70,
      icon: SlidersHorizontal,
      label: 'menu.options',
      to: '/admin/options',
      mode: 'admin',
      isAllowed: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
  ],
  slots: {
    overlay: [
      {
        id: 'rights-watch',
        order: 90,
        component: lazyComponent(() => import('./community-role/RightsWatch.tsx'), 'RightsWatch'),
        isShown: ({ session }) => session.user !== null,
      },
    ],
  },
  adminParts: () => loadChunk(() => import('./adminParts.ts')),
}
