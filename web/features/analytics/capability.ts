import { ChartColumn } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission } from '#web/shell/capability.ts'

export const analytics: Capability = {
  words: ['analytics'],
  screens: [
    {
      path: '/dashboard',
      screen: lazyComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
      openTo: ['member', 'organiser'],
      needs: 'CAN_VIEW_ADMIN_PANEL',
      saysNoPermission: true,
      placeholder: 'page',
      title: 'titles.dashboard',
      isPlace: true,
      slot: 'dashboard',
    },
  ],
  menu: [
    {
      id: 'analytics',
      order: 60,
      icon: ChartColumn,
      label: 'menu.analytics',
      to: '/dashboard',
      mode: 'admin',
      isAllowed: ({ session }) => hasPermission(session, 'CAN_VIEW_ADMIN_PANEL'),
      phone: { order: 4, label: 'menu.analytics' },
    },
    { id: 'dashboard', order: 20, icon: ChartColumn, label: 'menu.dashboard', to: '/dashboard', mode: 'organiser' },
  ],
  userMenu: [
    {
      id: 'dashboard',
      order: 40,
      icon: ChartColumn,
      label: 'userMenu.dashboard',
      to: '/dashboard',
      modes: ['member', 'organiser'],
      needs: 'CAN_VIEW_ADMIN_PANEL',
    },
  ],
}
