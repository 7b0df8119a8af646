import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  links: [
    {
      id: 'questionnaire',
      order: 3,
      component: lazyComponent(() => import('./questionnaire/QuestionnaireLink.tsx'), 'QuestionnaireLink'),
      isShown: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
  ],
  views: {
    questionnaire: lazyComponent(() => import('./questionnaire/QuestionnaireView.tsx'), 'QuestionnaireView'),
  },
}
