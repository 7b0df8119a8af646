import type { ReactNode } from 'react'
import type { BankSection } from '#contract/communities/options.ts'
import type { Permission } from '#contract/roles.ts'
import { LandingPage } from './features/communities/landing/LandingPage.tsx'
import { eagerComponent, type LazyComponent, lazyComponent } from './lib/browser/chunks.ts'
import { bankPath, bankSections } from './lib/community/bankPaths.ts'
import type { IconName } from './lib/iconNames.ts'
import type { SessionMode } from './lib/session/redirects.ts'
import type { WordKey } from './lib/words/words.ts'
import { CardGridSkeleton, FormSkeleton, ListSkeleton, PageSkeleton, ProfileSkeleton } from './ui/Skeletons.tsx'

export type Screen = {
  path: string
  screen: LazyComponent
  /** In which modes of the session this path exists; elsewhere it leads to the mode's default. */
  openTo: SessionMode[]
  /** What a member needs besides; without it, the path leads to the default as well. */
  needs?: Permission
  /** Shown in the content's shape while the screen is on its way. */
  placeholder: ReactNode
  title: WordKey<'menu'>
  /** Only places that someone goes to by themselves have one. */
  icon?: IconName
  /** `plain`: no menus, for the way in and out. `none`: the screen brings its own frame. */
  frame?: 'plain' | 'none'
}

/** Where any other path leads. */
export const defaultPaths: Record<SessionMode, string> = {
  visitor: '/',
  member: '/my_communities',
  organiser: '/admin',
}

/** Part of the first script: a visitor of the landing waits for one file, and its size has a budget of its own. */
const Landing = eagerComponent(LandingPage)
const Login = lazyComponent(() => import('./features/auth/login/LoginPage.tsx'), 'LoginPage')
const Registration = lazyComponent(
  () => import('./features/auth/registration/RegistrationPage.tsx'),
  'RegistrationPage',
)
const Recovery = lazyComponent(() => import('./features/auth/recovery/RecoveryPage.tsx'), 'RecoveryPage')
const NewPassword = lazyComponent(() => import('./features/auth/recovery/NewPasswordPage.tsx'), 'NewPasswordPage')
const OneTimeCode = lazyComponent(() => import('./features/auth/code/OneTimeCodePage.tsx'), 'OneTimeCodePage')
const MagicLink = lazyComponent(() => import('./features/auth/magic/MagicLinkPage.tsx'), 'MagicLinkPage')
const Invitation = lazyComponent(() => import('./features/auth/invitation/InvitationPage.tsx'), 'InvitationPage')
const LastStep = lazyComponent(() => import('./features/auth/confirmation/LastStepPage.tsx'), 'LastStepPage')
const Confirmed = lazyComponent(() => import('./features/auth/confirmation/ConfirmedPage.tsx'), 'ConfirmedPage')
const AccountDeleted = lazyComponent(
  () => import('./features/users/settings/AccountDeletedPage.tsx'),
  'AccountDeletedPage',
)
const ProviderReturn = lazyComponent(
  () => import('./features/auth/provider/ProviderReturnPage.tsx'),
  'ProviderReturnPage',
)
const Questions = lazyComponent(() => import('./features/participants/question/QuestionsPage.tsx'), 'QuestionsPage')
const Onboarding = lazyComponent(
  () => import('./features/participants/onboarding/OnboardingPage.tsx'),
  'OnboardingPage',
)
const Profile = lazyComponent(() => import('./features/participants/profile/ProfilePage.tsx'), 'ProfilePage')
const Participant = lazyComponent(
  () => import('./features/participants/participant/ParticipantPage.tsx'),
  'ParticipantPage',
)
const Participants = lazyComponent(
  () => import('./features/participants/directory/ParticipantsPage.tsx'),
  'ParticipantsPage',
)
const MyCommunities = lazyComponent(
  () => import('./features/matching/my-communities/MyCommunitiesPage.tsx'),
  'MyCommunitiesPage',
)
const Faq = lazyComponent(() => import('./features/communities/faq/FaqPage.tsx'), 'FaqPage')
const Bank = lazyComponent(() => import('./features/communities/bank/BankSectionPage.tsx'), 'BankSectionPage')
const Contacts = lazyComponent(() => import('./features/matching/contacts/ContactsPage.tsx'), 'ContactsPage')
const ScoreMatch = lazyComponent(() => import('./features/matching/score-match/ScoreMatchPage.tsx'), 'ScoreMatchPage')
const Events = lazyComponent(() => import('./features/events/list/EventsPage.tsx'), 'EventsPage')
const Event = lazyComponent(() => import('./features/events/event/EventPage.tsx'), 'EventPage')
const Chats = lazyComponent(() => import('./features/chats/ChatsPage.tsx'), 'ChatsPage')
const Notifications = lazyComponent(() => import('./features/notifications/NotificationsPage.tsx'), 'NotificationsPage')
const Subscriptions = lazyComponent(
  () => import('./features/matching/credits/SubscriptionsPage.tsx'),
  'SubscriptionsPage',
)
const Settings = lazyComponent(() => import('./features/users/settings/SettingsPage.tsx'), 'SettingsPage')
const Admin = lazyComponent(() => import('./features/admin/AdminPage.tsx'), 'AdminPage')
const Dashboard = lazyComponent(() => import('./features/analytics/DashboardPage.tsx'), 'DashboardPage')
const NotFound = lazyComponent(() => import('./ui/NotFoundPage.tsx'), 'NotFoundPage')

const visitor: SessionMode[] = ['visitor']
const member: SessionMode[] = ['member']
const visitorAndMember: SessionMode[] = ['visitor', 'member']
const memberAndOrganiser: SessionMode[] = ['member', 'organiser']
const everyone: SessionMode[] = ['visitor', 'member', 'organiser']

const page = <PageSkeleton />
const form = <FormSkeleton />
const list = <ListSkeleton />
const cards = <CardGridSkeleton />
const profile = <ProfileSkeleton />

const bankRow = (section: BankSection): Screen => ({
  path: bankPath(section),
  screen: Bank,
  openTo: member,
  placeholder: page,
  title: 'titles.bank',
  icon: `bank-${section}`,
})

/** Every screen of the product: its path, who may open it, and what stands there while it loads. */
export const screens: Screen[] = [
  { path: '/', screen: Landing, openTo: visitor, placeholder: null, title: 'titles.landing', frame: 'none' },
  { path: '/login', screen: Login, openTo: visitor, placeholder: form, title: 'titles.login', frame: 'none' },
  {
    path: '/registration',
    screen: Registration,
    openTo: visitor,
    placeholder: form,
    title: 'titles.registration',
    frame: 'none',
  },
  {
    path: '/recovery',
    screen: Recovery,
    openTo: visitor,
    placeholder: form,
    title: 'titles.recovery',
    frame: 'none',
  },
  {
    path: '/one-time-code',
    screen: OneTimeCode,
    openTo: visitor,
    placeholder: form,
    title: 'titles.oneTimeCode',
    frame: 'none',
  },
  {
    path: '/account-deleted',
    screen: AccountDeleted,
    openTo: visitor,
    placeholder: form,
    title: 'titles.accountDeleted',
    frame: 'plain',
  },
  {
    path: '/confirm-recovery',
    screen: NewPassword,
    openTo: everyone,
    placeholder: form,
    title: 'titles.confirmRecovery',
    frame: 'plain',
  },
  {
    path: '/confirmed',
    screen: Confirmed,
    openTo: everyone,
    placeholder: form,
    title: 'titles.confirmed',
    frame: 'plain',
  },
  {
    path: '/invite',
    screen: Invitation,
    openTo: everyone,
    placeholder: form,
    title: 'titles.invite',
    frame: 'plain',
  },
  {
    path: '/auth-magic',
    screen: MagicLink,
    openTo: everyone,
    placeholder: form,
    title: 'titles.authMagic',
    frame: 'plain',
  },
  {
    path: '/auth-provider',
    screen: ProviderReturn,
    openTo: everyone,
    placeholder: form,
    title: 'titles.login',
    frame: 'plain',
  },

  {
    path: '/questions',
    screen: Questions,
    openTo: member,
    placeholder: form,
    title: 'titles.questions',
    frame: 'plain',
  },
  {
    path: '/onboarding',
    screen: Onboarding,
    openTo: member,
    placeholder: form,
    title: 'titles.onboarding',
    frame: 'plain',
  },
  {
    path: '/last-step',
    screen: LastStep,
    openTo: member,
    placeholder: form,
    title: 'titles.lastStep',
    frame: 'plain',
  },

  {
    path: '/my_communities',
    screen: MyCommunities,
    openTo: member,
    placeholder: cards,
    title: 'titles.myCommunities',
    icon: 'myCommunities',
  },
  {
    path: '/participants',
    screen: Participants,
    openTo: member,
    placeholder: cards,
    title: 'titles.participants',
    icon: 'participants',
  },
  {
    path: '/u/:slug',
    screen: Participant,
    openTo: visitorAndMember,
    placeholder: profile,
    title: 'titles.participant',
  },
  { path: '/profile', screen: Profile, openTo: member, placeholder: profile, title: 'titles.profile', icon: 'profile' },
  {
    path: '/settings',
    screen: Settings,
    openTo: member,
    placeholder: page,
    title: 'titles.settings',
    icon: 'settings',
  },
  {
    path: '/contacts',
    screen: Contacts,
    openTo: member,
    placeholder: list,
    title: 'titles.contacts',
    icon: 'contacts',
  },
  {
    path: '/contacts/bookmarks',
    screen: Contacts,
    openTo: member,
    placeholder: list,
    title: 'titles.bookmarks',
    icon: 'bookmarks',
  },
  { path: '/events', screen: Events, openTo: member, placeholder: list, title: 'titles.events', icon: 'events' },
  {
    path: '/event/create',
    screen: Event,
    openTo: member,
    placeholder: form,
    title: 'titles.eventCreate',
    icon: 'eventCreate',
  },
  { path: '/event/:eventId', screen: Event, openTo: everyone, placeholder: page, title: 'titles.event' },
  {
    path: '/event/:eventId/questions',
    screen: Event,
    openTo: memberAndOrganiser,
    placeholder: list,
    title: 'titles.eventQuestions',
  },
  { path: '/chats', screen: Chats, openTo: member, placeholder: list, title: 'titles.chats', icon: 'chats' },
  { path: '/chats/:chatId', screen: Chats, openTo: member, placeholder: list, title: 'titles.chats' },
  {
    path: '/notifications',
    screen: Notifications,
    openTo: memberAndOrganiser,
    placeholder: list,
    title: 'titles.notifications',
    icon: 'notifications',
  },
  {
    path: '/subscriptions',
    screen: Subscriptions,
    openTo: member,
    placeholder: page,
    title: 'titles.subscriptions',
    icon: 'subscriptions',
  },
  { path: '/faq', screen: Faq, openTo: member, placeholder: list, title: 'titles.faq', icon: 'faq' },
  ...bankSections.map(bankRow),

  {
    path: '/admin',
    screen: Admin,
    openTo: memberAndOrganiser,
    placeholder: page,
    title: 'titles.admin',
    icon: 'admin',
  },
  {
    path: '/dashboard',
    screen: Dashboard,
    openTo: memberAndOrganiser,
    needs: 'CAN_VIEW_ADMIN_PANEL',
    placeholder: page,
    title: 'titles.dashboard',
    icon: 'dashboard',
  },
  {
    path: '/score-match',
    screen: ScoreMatch,
    openTo: memberAndOrganiser,
    needs: 'CAN_SCORE_MATCHES',
    placeholder: page,
    title: 'titles.scoreMatch',
    icon: 'scoreMatch',
  },
  { path: '/not-found', screen: NotFound, openTo: everyone, placeholder: page, title: 'titles.notFound' },
]

/** The screens of one mode, for one set of rights. */
export function screensFor(mode: SessionMode, permissions: Permission[], isAdmin: boolean): Screen[] {
  const isAllowed = ({ needs }: Screen) => !needs || mode === 'organiser' || isAdmin || permissions.includes(needs)
  return screens.filter(screen => screen.openTo.includes(mode) && isAllowed(screen))
}
