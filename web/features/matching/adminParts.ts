import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { AdminParts } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  matching: lazyComponent(() => import('./management/RulesView.tsx'), 'RulesView'),
}
