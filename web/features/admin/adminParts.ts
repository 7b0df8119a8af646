import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { AdminParts } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  changes: lazyComponent(() => import('./change/ChangesView.tsx'), 'ChangesView'),
  roles: lazyComponent(() => import('./community-role/RolesView.tsx'), 'RolesView'),
  'api-tokens': lazyComponent(() => import('./api-token/ApiTokensView.tsx'), 'ApiTokensView'),
  webhooks: lazyComponent(() => import('./webhook/WebhooksView.tsx'), 'WebhooksView'),
}
