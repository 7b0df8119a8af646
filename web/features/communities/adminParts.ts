import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { AdminParts } from '#web/shell/capability.ts'

export const adminParts: AdminParts = {
  'sign-in': lazyComponent(() => import('./sign-in/SignInView.tsx'), 'SignInView'),
  domain: lazyComponent(() => import('./custom-domain/DomainView.tsx'), 'DomainView'),
  letters: lazyComponent(() => import('./sender/SenderView.tsx'), 'SenderView'),
  joining: lazyComponent(() => import('./joining/JoiningView.tsx'), 'JoiningView'),
  contacts: lazyComponent(() => import('./contacts/ContactsView.tsx'), 'ContactsView'),
  features: lazyComponent(() => import('./option/OptionsView.tsx'), 'OptionsView'),
  navigation: lazyComponent(() => import('./navigation/NavigationView.tsx'), 'NavigationView'),
}
