import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission, type Viewer } from '#web/shell/capability.ts'

const isManager = ({ session }: Viewer) => hasPermission(session, 'CAN_MANAGE_COMMUNITY')

export const adminParts: AdminParts = {
  links: [
    {
      id: 'changes',
      order: 90,
      component: lazyComponent(() => import('./change/ChangesLink.tsx'), 'ChangesLink'),
      isShown: isManager,
    },
    {
      id: 'roles',
      order: 20,
      component: lazyComponent(() => import('./AdminLinks.tsx'), 'RolesLink'),
      isShown: isManager,
    },
    {
      id: 'api-tokens',
      order: 80,
      component: lazyComponent(() => import('./AdminLinks.tsx'), 'ApiTokensLink'),
      isShown: isManager,
    },
    {
      id: 'webhooks',
      order: 81,
      component: lazyComponent(() => import('./AdminLinks.tsx'), 'WebhooksLink'),
      isShown: isManager,
    },
  ],
  views: {
    changes: lazyComponent(() => import('./change/ChangesView.tsx'), 'ChangesView'),
    roles: lazyComponent(() => import('./community-role/RolesView.tsx'), 'RolesView'),
    'api-tokens': lazyComponent(() => import('./api-token/ApiTokensView.tsx'), 'ApiTokensView'),
    webhooks: lazyComponent(() => import('./webhook/WebhooksView.tsx'), 'WebhooksView'),
  },
}
