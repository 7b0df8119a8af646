import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  links: [
    {
      id: 'dashboard',
      order: 30,
      component: lazyComponent(() => import('./DashboardLink.tsx'), 'DashboardLink'),
      isShown: ({ session }) => hasPermission(session, 'CAN_VIEW_ADMIN_PANEL'),
    },
  ],
}
