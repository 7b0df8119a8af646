import { BellRing, CircleUser, ClipboardCheck, Eye, Pencil, Plug, User, Users } from 'lucide-react'
import { interfaceConstants } from '#contract/limits.ts'
import { isDirectoryOpen } from '#contract/participants/directory-access.ts'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission, type Viewer } from '#web/shell/capability.ts'

const hasProfile = ({ session }: Viewer) => session.hasProfile

const isMember = ({ session }: Viewer) => session.mode === 'member' && session.hasProfile && !session.isNetworkingOff

/** As the server allows it: where the directory is open, and to managers. */
const canBrowse = (viewer: Viewer) =>
  isMember(viewer) && (isDirectoryOpen(viewer.community) || hasPermission(viewer.session, 'CAN_VIEW_ADMIN_PANEL'))

const canModerate = ({ session }: Viewer) =>
  session.mode === 'member' && hasPermission(session, 'CAN_MODERATE_COMMUNITY')

export const participants: Capability = {
  words: ['failures', 'fields', 'matching', 'onboarding', 'participants'],
  screens: [
    {
      path: '/questions',
      screen: lazyComponent(() => import('./question/QuestionsPage.tsx'), 'QuestionsPage'),
      openTo: ['member'],
      placeholder: 'form',
      title: 'titles.questions',
      frame: 'plain',
    },
    {
      path: '/onboarding',
      screen: lazyComponent(() => import('./onboarding/OnboardingPage.tsx'), 'OnboardingPage'),
      openTo: ['member'],
      placeholder: 'form',
      title: 'titles.onboarding',
      frame: 'plain',
    },
    {
      path: '/participants',
      screen: lazyComponent(() => import('./directory/ParticipantsPage.tsx'), 'ParticipantsPage'),
      openTo: ['member'],
      placeholder: 'cards',
      title: 'titles.participants',
      isPlace: true,
    },
    {
      path: '/u/:slug',
      screen: lazyComponent(() => import('./participant/ParticipantPage.tsx'), 'ParticipantPage'),
      openTo: ['visitor', 'member'],
      placeholder: 'profile',
      title: 'titles.participant',
    },
    {
      path: '/profile',
      screen: lazyComponent(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
      openTo: ['member'],
      placeholder: 'profile',
      title: 'titles.profile',
      isPlace: true,
    },
    {
      path: '/admin/moderation',
      screen: lazyComponent(() => import('./moderation/ModerationPage.tsx'), 'ModerationPage'),
      openTo: ['member'],
      needs: 'CAN_MODERATE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'list',
      title: 'titles.moderation',
      words: ['moderation'],
      isPlace: true,
    },
    {
      path: '/admin/moderation/reports',
      screen: lazyComponent(() => import('./report/ReportsPage.tsx'), 'ReportsPage'),
      openTo: ['member'],
      needs: 'CAN_MODERATE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'list',
      title: 'titles.reports',
      words: ['moderation'],
      isPlace: true,
    },
    {
      path: '/admin/moderation/contacts',
      screen: lazyComponent(() => import('./contact-request/ContactRequestsPage.tsx'), 'ContactRequestsPage'),
      openTo: ['member'],
      needs: 'CAN_MODERATE_COMMUNITY',
      saysNoPermission: true,
      placeholder: 'list',
      title: 'titles.contactRequests',
      words: ['moderation'],
      isPlace: true,
    },
  ],
  menu: [
    {
      id: 'participants',
      order: 20,
      icon: Users,
      label: 'menu.participants',
      to: '/participants',
      tab: 'participants',
      isOffered: ({ community }) => isDirectoryOpen(community),
      phone: { order: 20, label: 'phoneMenu.participants' },
    },
    {
      id: 'profile',
      order: 70,
      icon: CircleUser,
      label: 'menu.profile',
      to: ({ session }) => `/u/${session.user?.userId}`,
      tab: 'profile',
      isOffered: ({ width }) => width > interfaceConstants.narrowWidth,
      staysWithoutNetworking: true,
    },
    {
      id: 'moderation',
      order: 30,
      icon: ClipboardCheck,
      label: 'menu.moderation',
      to: '/admin/moderation',
      mode: 'admin',
      isAllowed: canModerate,
      phone: { order: 2, label: 'phoneMenu.moderation' },
    },
  ],
  userMenu: [
    {
      id: 'profile',
      order: 10,
      icon: CircleUser,
      label: 'userMenu.profile',
      to: '/profile',
      modes: ['member'],
      isShown: hasProfile,
      staysWithoutNetworking: true,
    },
  ],
  slots: {
    overlay: [
      {
        id: 'pendingCount',
        order: 40,
        component: lazyComponent(() => import('./moderation/PendingCount.tsx'), 'PendingCount'),
        isShown: canModerate,
      },
    ],
    subscriptions: [
      {
        id: 'channels',
        order: 10,
        component: lazyComponent(() => import('./profile/SubscribedChannels.tsx'), 'SubscribedChannels'),
        isShown: hasProfile,
      },
    ],
    settings: [
      {
        id: 'notifications',
        order: 20,
        component: lazyComponent(() => import('./profile/NotificationsSection.tsx'), 'NotificationsSection'),
        isShown: hasProfile,
      },
      {
        id: 'privacy',
        order: 40,
        component: lazyComponent(() => import('./profile/PrivacySection.tsx'), 'PrivacySection'),
        isShown: hasProfile,
      },
    ],
  },
  shortcuts: [
    {
      id: 'editProfile',
      order: 10,
      icon: Pencil,
      kind: 'verb',
      label: 'commands.editProfile',
      to: '/profile',
      keywords: 'keywords.editProfile',
      isShown: isMember,
    },
    {
      id: 'settings-notifications',
      order: 20,
      icon: BellRing,
      kind: 'setting',
      label: 'settings.notifications',
      to: '/settings#notifications',
      keywords: 'keywords.notifications',
      isShown: isMember,
    },
    {
      id: 'settings-privacy',
      order: 40,
      icon: Eye,
      kind: 'setting',
      label: 'settings.privacy',
      to: '/settings#privacy',
      keywords: 'keywords.privacy',
      isShown: isMember,
    },
    {
      id: 'settings-connected',
      order: 60,
      icon: Plug,
      kind: 'setting',
      label: 'settings.connected',
      to: '/settings#connected',
      keywords: 'keywords.connected',
      isShown: isMember,
    },
  ],
  finders: [
    {
      id: 'people',
      order: 10,
      label: 'found.people',
      icon: User,
      isShown: canBrowse,
      find: async (query, { community }, signal) => {
        const { findPeople } = await loadChunk(() => import('./directory/findPeople.ts'))
        return findPeople(community.id, query, signal)
      },
    },
  ],
}

/** What managers set up. A manifest of its own, so that its texts are loaded with the options alone. */
export const participantsSettings: Capability = {
  words: ['questionnaire', 'fields'],
  adminParts: () => loadChunk(() => import('./adminParts.ts')),
}
