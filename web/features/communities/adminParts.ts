import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type AdminParts, hasPermission, type Viewer } from '#web/shell/capability.ts'

const isManager = ({ session }: Viewer) => hasPermission(session, 'CAN_MANAGE_COMMUNITY')

export const adminParts: AdminParts = {
  links: [
    {
      id: 'signIn',
      order: 1,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'SignInLink'),
      isShown: isManager,
    },
    {
      id: 'sender',
      order: 7,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'SenderLink'),
      isShown: isManager,
    },
    {
      id: 'domain',
      order: 8,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'DomainLink'),
      isShown: isManager,
    },
    {
      id: 'joining',
      order: 2,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'JoiningLink'),
      isShown: isManager,
    },
    {
      id: 'contacts',
      order: 4,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'ContactsLink'),
      isShown: isManager,
    },
    {
      id: 'features',
      order: 5,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'OptionsLink'),
      isShown: isManager,
    },
    {
      id: 'contactUs',
      order: 9,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'ContactUsLink'),
      isShown: isManager,
    },
    {
      id: 'navigation',
      order: 6,
      component: lazyComponent(() => import('./setting/AdminLinks.tsx'), 'NavigationLink'),
      isShown: isManager,
    },
  ],
  views: {
    'sign-in': lazyComponent(() => import('./sign-in/SignInView.tsx'), 'SignInView'),
    domain: lazyComponent(() => import('./custom-domain/DomainView.tsx'), 'DomainView'),
    letters: lazyComponent(() => import('./sender/SenderView.tsx'), 'SenderView'),
    joining: lazyComponent(() => import('./joining/JoiningView.tsx'), 'JoiningView'),
    contacts: lazyComponent(() => import('./contacts/ContactsView.tsx'), 'ContactsView'),
    'contact-us': lazyComponent(() => import('./contact-us/ContactUsView.tsx'), 'ContactUsView'),
    features: lazyComponent(() => import('./option/OptionsView.tsx'), 'OptionsView'),
    navigation: lazyComponent(() => import('./navigation/NavigationView.tsx'), 'NavigationView'),
  },
}
