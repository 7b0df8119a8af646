import { CircleQuestionMark, LifeBuoy, Rocket } from 'lucide-react'
import { launchPath } from '#contract/communities/launch-path.ts'
import type { BankSection } from '#contract/communities/options.ts'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import { findOption } from '#web/lib/community/options.ts'
import type { Capability, MenuGroup, Screen, Viewer } from '#web/shell/capability.ts'
import { bankIcons } from './bank/bankIcons.ts'
import { bankPath, bankSections } from './bank/bankPaths.ts'
import { requestTour } from './tour/tourRequest.ts'

const BankSectionPage = lazyComponent(() => import('./bank/BankSectionPage.tsx'), 'BankSectionPage')

const bankScreen = (section: BankSection): Screen => ({
  path: bankPath(section),
  screen: BankSectionPage,
  openTo: ['member'],
  placeholder: 'page',
  title: 'titles.bank',
  ownTitle: ({ options }) => findOption(options, 'BANK_SECTIONS')?.sections[section]?.title,
  isPlace: true,
})

/** Sections with content, in their order. */
const bankMenu: MenuGroup = ({ community }) => {
  const bank = findOption(community.options, 'BANK_SECTIONS')
  if (!bank) return null
  const entries = bankSections.flatMap(section => {
    const content = bank.sections[section]
    if (!content) return []
    return [{ id: `bank-${section}`, icon: bankIcons[section], label: content.title, to: bankPath(section) }]
  })
  return { title: bank.title, entries }
}

const hasTour = ({ community }: Viewer): boolean => findOption(community.options, 'GUIDED_TOUR') !== undefined

export const communities: Capability = {
  words: ['community', 'tour'],
  screens: [
    {
      path: '/',
      screen: lazyComponent(() => import('./landing/LandingPage.tsx'), 'LandingPage'),
      openTo: ['visitor'],
      placeholder: null,
      title: 'titles.landing',
      frame: 'none',
    },
    {
      path: '/faq',
      screen: lazyComponent(() => import('./faq/FaqPage.tsx'), 'FaqPage'),
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.faq',
      isPlace: true,
    },
    ...bankSections.map(bankScreen),
    {
      path: '/launch',
      screen: lazyComponent(() => import('./launch/LaunchPage.tsx'), 'LaunchPage'),
      openTo: ['visitor', 'member', 'organiser'],
      placeholder: 'form',
      title: 'titles.launch',
      frame: 'none',
      words: ['launch', 'description', 'landing', 'account', 'failures'],
    },
    {
      path: '/launch/invitations',
      screen: lazyComponent(() => import('./launch/FirstInvitationsPage.tsx'), 'FirstInvitationsPage'),
      openTo: ['member'],
      needs: 'CAN_MANAGE_COMMUNITY',
      placeholder: 'form',
      title: 'titles.invitations',
      words: ['launch', 'failures'],
    },
  ],
  menu: [
    {
      id: 'faq',
      order: 60,
      icon: CircleQuestionMark,
      label: 'menu.faq',
      to: '/faq',
      isAllowed: ({ community }) => findOption(community.options, 'ENABLE_FAQ_AVITO') !== undefined,
    },
  ],
  menuGroups: [bankMenu],
  menuFoot: [
    {
      id: 'help',
      order: 10,
      icon: LifeBuoy,
      label: 'menu.help',
      isShown: hasTour,
      run: requestTour,
    },
  ],
  shortcuts: [{ id: 'launch', order: 70, icon: Rocket, label: 'menu.launch', kind: 'verb', to: launchPath }],
  slots: {
    overlay: [
      {
        id: 'settings',
        order: 40,
        component: lazyComponent(() => import('./community-setting/CommunityFollower.tsx'), 'CommunityFollower'),
        isShown: ({ session }) => session.user !== null,
      },
      {
        id: 'tour',
        order: 50,
        component: lazyComponent(() => import('./tour/TourFollower.tsx'), 'TourFollower'),
        isShown: viewer => viewer.session.user !== null && hasTour(viewer),
      },
    ],
  },
}

/** What managers set up. A manifest of its own, so that its texts are loaded with the options alone. */
export const communitySettings: Capability = {
  words: ['communityOptions', 'communitySetting', 'providerSetting', 'sender', 'onboarding', 'fields', 'failures'],
  adminParts: () => loadChunk(() => import('./adminParts.ts')),
}
