import { KeyRound, Link2, MonitorSmartphone, Trash2 } from 'lucide-react'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import type { Capability, Screen } from '#web/shell/capability.ts'

/** For visitors only; the screen has its own frame. */
const forVisitors = { openTo: ['visitor'], placeholder: 'form', frame: 'none' } satisfies Partial<Screen>

/** Targets of links in letters and of providers, for any session. */
const forEveryone = {
  openTo: ['visitor', 'member', 'organiser'],
  placeholder: 'form',
  frame: 'plain',
} satisfies Partial<Screen>

export const auth: Capability = {
  words: ['account', 'auth', 'failures'],
  screens: [
    {
      path: '/login',
      screen: lazyComponent(() => import('./login/LoginPage.tsx'), 'LoginPage'),
      title: 'titles.login',
      ...forVisitors,
    },
    {
      path: '/registration',
      screen: lazyComponent(() => import('./registration/RegistrationPage.tsx'), 'RegistrationPage'),
      title: 'titles.registration',
      ...forVisitors,
    },
    {
      path: '/recovery',
      screen: lazyComponent(() => import('./recovery/RecoveryPage.tsx'), 'RecoveryPage'),
      title: 'titles.recovery',
      ...forVisitors,
    },
    {
      path: '/one-time-code',
      screen: lazyComponent(() => import('./code/OneTimeCodePage.tsx'), 'OneTimeCodePage'),
      title: 'titles.oneTimeCode',
      ...forVisitors,
    },
    {
      path: '/confirm-recovery',
      screen: lazyComponent(() => import('./recovery/NewPasswordPage.tsx'), 'NewPasswordPage'),
      title: 'titles.confirmRecovery',
      ...forEveryone,
    },
    {
      path: '/confirmed',
      screen: lazyComponent(() => import('./confirmation/ConfirmedPage.tsx'), 'ConfirmedPage'),
      title: 'titles.confirmed',
      ...forEveryone,
    },
    {
      path: '/confirm-link',
      screen: lazyComponent(() => import('./provider/ConfirmLinkPage.tsx'), 'ConfirmLinkPage'),
      title: 'titles.confirmLink',
      ...forEveryone,
    },
    {
      path: '/confirm-change',
      screen: lazyComponent(() => import('./email-change/ConfirmChangePage.tsx'), 'ConfirmChangePage'),
      title: 'titles.confirmChange',
      ...forEveryone,
    },
    {
      path: '/not-me',
      screen: lazyComponent(() => import('./letter/NotMePage.tsx'), 'NotMePage'),
      title: 'titles.notMe',
      ...forEveryone,
    },
    {
      path: '/invite',
      screen: lazyComponent(() => import('./invitation/InvitationPage.tsx'), 'InvitationPage'),
      title: 'titles.invite',
      ...forEveryone,
    },
    {
      path: '/auth-magic',
      screen: lazyComponent(() => import('./magic/MagicLinkPage.tsx'), 'MagicLinkPage'),
      title: 'titles.authMagic',
      ...forEveryone,
    },
    {
      path: '/auth-provider',
      screen: lazyComponent(() => import('./provider/ProviderReturnPage.tsx'), 'ProviderReturnPage'),
      title: 'titles.login',
      ...forEveryone,
    },
    {
      path: '/last-step',
      screen: lazyComponent(() => import('./confirmation/LastStepPage.tsx'), 'LastStepPage'),
      openTo: ['member'],
      placeholder: 'form',
      title: 'titles.lastStep',
      frame: 'plain',
    },
  ],
  commands: [
    {
      id: 'invite',
      order: 10,
      icon: Link2,
      label: 'commands.copyInvite',
      isShown: ({ session }) => session.participant !== null && !session.isNetworkingOff,
      run: () =>
        void loadChunk(() => import('#web/lib/session/invitation.ts')).then(({ copyInvitation }) => copyInvitation()),
    },
  ],
  slots: {
    overlay: [
      {
        id: 'otherAccount',
        order: 5,
        component: lazyComponent(() => import('./session/OtherAccountDialog.tsx'), 'OtherAccountDialog'),
        isShown: ({ session }) => session.arriving !== null,
      },
      {
        id: 'policy',
        order: 10,
        component: lazyComponent(() => import('./policy/PolicyGate.tsx'), 'PolicyGate'),
        isShown: ({ session }) => session.user?.isPolicyAccepted === false,
      },
    ],
    reminder: [
      {
        id: 'confirmation',
        order: 10,
        component: lazyComponent(() => import('./confirmation/ConfirmationReminder.tsx'), 'ConfirmationReminder'),
        isShown: ({ session }) => session.user?.isEmailConfirmed === false && session.mode === 'member',
      },
    ],
    settings: [
      {
        id: 'account',
        order: 50,
        component: lazyComponent(() => import('./account/AccountSection.tsx'), 'AccountSection'),
      },
      {
        id: 'sessions',
        order: 70,
        component: lazyComponent(() => import('./account/SessionsSection.tsx'), 'SessionsSection'),
      },
      {
        id: 'deletion',
        order: 90,
        component: lazyComponent(() => import('./account/DeletionSection.tsx'), 'DeletionSection'),
      },
    ],
  },
  shortcuts: [
    {
      id: 'settings-account',
      order: 50,
      icon: KeyRound,
      kind: 'setting',
      label: 'settings.account',
      to: '/settings#account',
      keywords: 'keywords.account',
      isShown: ({ session }) => session.mode === 'member',
    },
    {
      id: 'settings-sessions',
      order: 70,
      icon: MonitorSmartphone,
      kind: 'setting',
      label: 'settings.sessions',
      to: '/settings#sessions',
      keywords: 'keywords.sessions',
      isShown: ({ session }) => session.mode === 'member',
    },
    {
      id: 'settings-deletion',
      order: 90,
      icon: Trash2,
      kind: 'setting',
      label: 'settings.deletion',
      to: '/settings#deletion',
      keywords: 'keywords.deletion',
      isShown: ({ session }) => session.mode === 'member',
    },
  ],
}
