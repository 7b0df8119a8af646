import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  links: [
    {
      id: 'rules',
      order: 10,
      component: lazyComponent(() => import('./management/AdminLinks.tsx'), 'RulesLink'),
      isShown: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
    {
      id: 'runPreview',
      order: 15,
      component: lazyComponent(() => import('./management/AdminLinks.tsx'), 'RunPreviewLink'),
      isShown: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
    {
      id: 'scoreMatch',
      order: 20,
      component: lazyComponent(() => import('./management/AdminLinks.tsx'), 'ScoreMatchLink'),
      isShown: ({ session }) => hasPermission(session, 'CAN_SCORE_MATCHES'),
    },
  ],
  views: {
    matching: lazyComponent(() => import('./management/RulesView.tsx'), 'RulesView'),
  },
}
