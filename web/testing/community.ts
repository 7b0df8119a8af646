import type { Bootstrap } from '#contract/bootstrap.ts'
import type { Community } from '#contract/communities/community.ts'
import type { CurrentParticipant, CurrentUser } from '#contract/users/user.ts'
import type { Session } from '#web/lib/session/state.ts'

const both = (text: string) => ({ en: text, ru: text })

export const communityId = '00000000-0000-7000-8000-000000000001'
export const userId = '00000000-0000-7000-8000-0000000000aa'
export const participantId = '00000000-0000-7000-8000-0000000000bb'

export const buildCommunity = (own: Partial<Community> = {}): Community => ({
  id: communityId,
  domain: 'harbour',
  customDomain: null,
  parentCommunityDomain: null,
  communityUrl: 'http://harbour.localhost:3000',
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'UTC',
  title: { en: 'Harbour', ru: 'Гавань' },
  landingTitle: both('Harbour'),
  landingCopy: both('People of the harbour'),
  imgUrl: '/art/icon.png',
  logoUrl: '/art/mark.svg',
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  options: [],
  authConfig: [{ authType: 'EMAIL' }],
  customNavigation: null,
  contactsConfig: [],
  requiredContacts: [],
  requiredContactsMin: 0,
  shownContacts: [],
  contactPrivacy: 'NONE',
  stepsConfig: {} as Community['stepsConfig'],
  senderEmail: null,
  lettersConfig: { senderName: { en: '', ru: '' }, replyTo: null, footer: { en: '', ru: '' } },
  brandConfig: {
    title: both('Harbour'),
    logoUrl: '/art/mark.svg',
    siteUrl: 'https://harbour.example',
    brandColor: '#b3501f',
    accentColor: '#2c7567',
    displayFont: 'onest',
    mark: 'initial',
    cover: { kind: 'table', palette: 'copper' },
  },
  links: { pricing: null, about: null, launch: null, contact: 'hello@harbour.example' },
  contactLinks: [],
  memberCount: 12,
  cityCount: 3,
  ...own,
})

export const buildUser = (own: Partial<CurrentUser> = {}): CurrentUser => ({
  userId,
  email: 'anna@harbour.example',
  isEmailConfirmed: true,
  hasPassword: true,
  isPolicyAccepted: true,
  role: 'ROLE_USER',
  enabled: true,
  preferredLang: null,
  communityUrl: 'http://harbour.localhost:3000',
  connectedCommunities: [communityId],
  connectedParticipants: [participantId],
  canOrganise: false,
  ...own,
})

export const buildParticipant = (own: Partial<CurrentParticipant> = {}): CurrentParticipant => ({
  id: participantId,
  slug: 'anna',
  firstName: 'Anna',
  lastName: 'Sokolova',
  company: '',
  position: '',
  about: '',
  lookingFor: '',
  canHelp: '',
  goal: '',
  city: '',
  isLocationShared: true,
  avatarUrl: null,
  tags: [],
  moderationStatus: 'CONFIRMED',
  rejectionReason: null,
  isNetworkingEnabled: true,
  isTutorialSeen: true,
  preferredLang: null,
  joinedAt: '2024-03-12T10:00:00.000Z',
  ...own,
})

export const buildSession = (own: Partial<Session> = {}): Session => ({
  status: 'signedIn',
  mode: 'member',
  user: null,
  participant: null,
  permissions: [],
  isAdmin: false,
  hasAdminRole: false,
  hasProfile: false,
  isNetworkingOff: false,
  arriving: null,
  ...own,
})

export const buildBootstrap = (
  own: Partial<Omit<Bootstrap, 'settings'>> = {},
  settings: Partial<Bootstrap['settings']> = {},
): Bootstrap => ({
  community: buildCommunity(),
  landing: {} as Bootstrap['landing'],
  preview: [],
  isNamedByHost: true,
  ...own,
  settings: {
    apiOrigin: '',
    defaultDomain: 'square',
    publicIpUrl: null,
    geoCountryUrl: null,
    analyticsUrl: null,
    sentryDsn: null,
    realtime: false,
    webPush: false,
    vapidPublicKey: null,
    isDemo: false,
    hasLinkedinLookup: true,
    ...settings,
  },
})
