import {
  Bookmark,
  CirclePause,
  Eye,
  HandHelping,
  Heart,
  House,
  ListChecks,
  MessageCircleQuestionMark,
  PencilLine,
  Repeat,
  Scale,
  Sparkles,
  Zap,
} from 'lucide-react'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission, type Viewer } from '#web/shell/capability.ts'

const ContactsPage = lazyComponent(() => import('./contacts/ContactsPage.tsx'), 'ContactsPage')

const isMember = ({ session }: Viewer) => session.mode === 'member' && session.hasProfile && !session.isNetworkingOff

/** As the calls of the dashboard require it. */
const isManager = ({ session }: Viewer) => hasPermission(session, 'CAN_VIEW_ADMIN_PANEL')

export const matching: Capability = {
  words: ['matching', 'network', 'onboarding', 'participants'],
  screens: [
    {
      path: '/my_communities',
      screen: lazyComponent(() => import('./my-communities/MyCommunitiesPage.tsx'), 'MyCommunitiesPage'),
      openTo: ['member'],
      placeholder: 'cards',
      title: 'titles.myCommunities',
      isPlace: true,
      slot: 'home',
    },
    {
      path: '/contacts',
      screen: ContactsPage,
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.contacts',
      isPlace: true,
    },
    {
      path: '/contacts/bookmarks',
      screen: ContactsPage,
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.bookmarks',
      isPlace: true,
    },
    {
      path: '/subscriptions',
      screen: lazyComponent(() => import('./credits/SubscriptionsPage.tsx'), 'SubscriptionsPage'),
      openTo: ['member'],
      placeholder: 'page',
      title: 'titles.subscriptions',
      isPlace: true,
      slot: 'subscriptions',
    },
    {
      path: '/score-match',
      screen: lazyComponent(() => import('./score-match/ScoreMatchPage.tsx'), 'ScoreMatchPage'),
      openTo: ['member', 'organiser'],
      needs: 'CAN_SCORE_MATCHES',
      placeholder: 'page',
      title: 'titles.scoreMatch',
      isPlace: true,
    },
    {
      path: '/admin/options/run-preview',
      screen: lazyComponent(() => import('./run-preview/RunPreviewPage.tsx'), 'RunPreviewPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'list',
      title: 'titles.runPreview',
      words: ['runPreview'],
    },
  ],
  menu: [
    {
      id: 'myCommunities',
      order: 10,
      icon: House,
      label: 'menu.myCommunities',
      to: '/my_communities',
      tab: 'myCommunities',
      phone: { order: 10, label: 'phoneMenu.myCommunities' },
    },
    {
      id: 'contacts',
      order: 30,
      icon: Heart,
      label: 'menu.contacts',
      to: '/contacts',
      tab: 'contacts',
      phone: { order: 50, label: 'phoneMenu.contacts' },
    },
  ],
  userMenu: [
    {
      id: 'subscriptions',
      order: 30,
      icon: Zap,
      label: 'userMenu.subscriptions',
      to: '/subscriptions',
      modes: ['member'],
    },
    {
      id: 'scoreMatch',
      order: 50,
      icon: Scale,
      label: 'userMenu.scoreMatch',
      to: '/score-match',
      modes: ['member', 'organiser'],
      needs: 'CAN_SCORE_MATCHES',
    },
  ],
  slots: {
    sidebar: [
      {
        id: 'credits',
        order: 10,
        component: lazyComponent(() => import('./credits/SidebarCredits.tsx'), 'SidebarCredits'),
        isShown: ({ session }) => session.mode === 'member' && session.hasProfile && !session.isNetworkingOff,
      },
    ],
    settings: [
      {
        id: 'recommendations',
        order: 30,
        component: lazyComponent(() => import('./preference/RecommendationsSection.tsx'), 'RecommendationsSection'),
        isShown: ({ session }) => session.hasProfile,
      },
    ],
    dashboard: [
      {
        id: 'runs',
        order: 20,
        component: lazyComponent(() => import('./management/RunsCard.tsx'), 'RunsCard'),
        isShown: isManager,
      },
    ],
  },
  adminParts: () => loadChunk(() => import('./adminParts.ts')),
  shortcuts: [
    {
      id: 'criteria',
      order: 10,
      icon: PencilLine,
      kind: 'verb',
      label: 'commands.criteria',
      to: '/my_communities?edit=request',
      keywords: 'keywords.criteria',
      isShown: isMember,
    },
    {
      id: 'findRequest',
      order: 20,
      icon: HandHelping,
      kind: 'verb',
      label: 'commands.findRequest',
      to: '/my_communities?tab=requests',
      keywords: 'keywords.findRequest',
      isShown: isMember,
    },
    {
      id: 'pause',
      order: 30,
      icon: CirclePause,
      kind: 'verb',
      label: 'commands.pause',
      to: '/settings#recommendations',
      keywords: 'keywords.pause',
      isShown: isMember,
    },
    {
      id: 'bookmarks',
      order: 40,
      icon: Bookmark,
      kind: 'place',
      label: 'titles.bookmarks',
      to: '/contacts/bookmarks',
      keywords: 'keywords.bookmarks',
      isShown: isMember,
    },
    {
      id: 'settings-recommendations',
      order: 30,
      icon: Sparkles,
      kind: 'setting',
      label: 'settings.recommendations',
      to: '/settings#recommendations',
      keywords: 'keywords.recommendations',
      isShown: isMember,
    },
    {
      id: 'runs',
      order: 60,
      icon: Repeat,
      kind: 'place',
      label: 'commands.runs',
      to: '/dashboard',
      keywords: 'keywords.runs',
      isShown: isManager,
    },
    {
      id: 'rules',
      order: 70,
      icon: ListChecks,
      kind: 'place',
      label: 'commands.rules',
      to: '/admin/options/matching',
      keywords: 'keywords.rules',
      isShown: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
    {
      id: 'runPreview',
      order: 75,
      icon: Eye,
      kind: 'place',
      label: 'commands.runPreview',
      to: '/admin/options/run-preview',
      keywords: 'keywords.runPreview',
      isShown: ({ session }) => hasPermission(session, 'CAN_MANAGE_COMMUNITY'),
    },
  ],
  finders: [
    {
      id: 'requests',
      order: 20,
      label: 'found.requests',
      icon: MessageCircleQuestionMark,
      isShown: isMember,
      find: async (query, _viewer, signal) => {
        const { findRequests } = await loadChunk(() => import('./request/findRequests.ts'))
        return findRequests(query, signal)
      },
    },
  ],
}
