import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission, type Viewer } from '#web/shell/capability.ts'

const isManager = ({ session }: Viewer) => hasPermission(session, 'CAN_MANAGE_COMMUNITY')

export const adminParts: AdminParts = {
  links: [
    {
      id: 'delivery',
      order: 65,
      component: lazyComponent(() => import('./delivery/DeliveryLink.tsx'), 'DeliveryLink'),
      isShown: isManager,
    },
    {
      id: 'messengers',
      order: 60,
      component: lazyComponent(() => import('./delivery/MessengersLink.tsx'), 'MessengersLink'),
      isShown: isManager,
    },
  ],
  views: {
    delivery: lazyComponent(() => import('./delivery/DeliveryView.tsx'), 'DeliveryView'),
    messengers: lazyComponent(() => import('./delivery/MessengersView.tsx'), 'MessengersView'),
  },
}
