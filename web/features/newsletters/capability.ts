import { Mail } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission, type Screen } from '#web/shell/capability.ts'

const ofSenders: Pick<Screen, 'openTo' | 'needs' | 'saysNoPermission'> = {
  openTo: ['member'],
  needs: 'CAN_SEND_NEWSLETTERS',
  saysNoPermission: true,
}

export const newsletters: Capability = {
  words: ['newsletters', 'network', 'failures'],
  screens: [
    {
      ...ofSenders,
      path: '/admin/newsletters',
      screen: lazyComponent(() => import('./newsletter/NewslettersPage.tsx'), 'NewslettersPage'),
      placeholder: 'list',
      title: 'titles.newsletters',
      isPlace: true,
    },
    {
      ...ofSenders,
      path: '/admin/newsletters/welcome',
      screen: lazyComponent(() => import('./welcome-series/WelcomeSeriesPage.tsx'), 'WelcomeSeriesPage'),
      placeholder: 'page',
      title: 'titles.welcomeSeries',
      isPlace: true,
    },
    {
      ...ofSenders,
      path: '/admin/newsletters/:id',
      screen: lazyComponent(() => import('./newsletter/NewsletterPage.tsx'), 'NewsletterPage'),
      placeholder: 'form',
      title: 'titles.newsletters',
    },
  ],
  menu: [
    {
      id: 'newsletters',
      order: 50,
      icon: Mail,
      label: 'menu.newsletters',
      to: '/admin/newsletters',
      mode: 'admin',
      isAllowed: ({ session }) => hasPermission(session, 'CAN_SEND_NEWSLETTERS'),
      phone: { order: 3, label: 'phoneMenu.newsletters' },
    },
  ],
}
