import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { AdminParts } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  delivery: lazyComponent(() => import('./delivery/DeliveryView.tsx'), 'DeliveryView'),
  messengers: lazyComponent(() => import('./delivery/MessengersView.tsx'), 'MessengersView'),
}
