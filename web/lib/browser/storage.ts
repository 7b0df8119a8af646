import type { CommunityOption } from '#contract/communities/options.ts'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'
import { type Cell, jsonCell, keepIn, textCell } from '../cells.ts'

/** Everything that this app keeps in the browser, in one place. */

export type TelegramChat = { chatId: string; nonce: string; username?: string }

const local = keepIn('localStorage')
const session = keepIn('sessionStorage')

const token = textCell(local, 'token')
const localeCell = textCell<string>(local, 'language')
const localeNames: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }

export const stored = {
  token: {
    ...token,
    set: (value: string) => {
      token.set(value)
      mirrorToken(value)
    },
    clear: () => {
      token.clear()
      mirrorToken(null)
    },
  } satisfies Cell<string>,
  firstLogin: jsonCell<boolean>(local, 'firstLogin'),
  referenceCommunityId: textCell(local, 'referenceCommunityId'),
  hasLoggedIn: jsonCell<boolean>(local, 'hasLoggedIn'),
  authorities: textCell<Role>(local, 'authorities'),
  answers: jsonCell<Record<string, unknown>>(local, 'answers'),
  profile: jsonCell<Record<string, unknown>>(local, 'profile'),
  step: textCell(local, 'step'),
  email: textCell(local, 'email'),
  invitedBy: textCell(local, 'invitedBy'),
  invitationCode: textCell(local, 'invitationCode'),
  isOrganiserMode: jsonCell<boolean>(local, 'organiserMode'),
  recentPlaces: jsonCell<{ path: string; label: string }[]>(local, 'recentPlaces'),
  redirectAfterLogin: textCell(session, 'redirectAfterLogin'),
  onboardingRedirect: textCell(session, 'onboardingRedirect'),
  /** Carried through a sign-in: to whom an introduction is to be written, and the chat that a messenger's bot vouches for. */
  introFor: textCell(session, 'introFor'),
  telegram: jsonCell<TelegramChat>(session, 'telegram'),
  hasAgreedPolicy: jsonCell<boolean>(session, 'hasAgreedPolicy'),
  /** What the way to the community's own provider and back has to agree with. */
  providerStart: jsonCell<{ state: string; verifier: string }>(session, 'providerStart'),
  publicIp: textCell(session, 'publicIp'),
  reloadedBuild: textCell(session, 'reloadedBuild'),

  /** Kept as a locale. */
  language: {
    get: () =>
      (Object.keys(localeNames) as Language[]).find(language => localeNames[language] === localeCell.get()) ?? null,
    set: (language: Language) => {
      localeCell.set(localeNames[language])
      setCookie('samovar-lang', `${language}; Max-Age=31536000`)
    },
    clear: localeCell.clear,
  } satisfies Cell<Language>,

  options: (communityId: string) => jsonCell<CommunityOption[]>(local, `options.${communityId}`),
}

/** How far the guided tour of one community came. */
export const storedTour = (community: string) => ({
  completed: jsonCell<boolean>(local, `${community}.tour.completed`),
  step: jsonCell<number>(local, `${community}.tour.step`),
  skipped: jsonCell<boolean>(local, `${community}.tour.skipped`),
  lastShown: textCell(local, `${community}.tour.lastShown`),
  firstLogin: jsonCell<boolean>(local, `${community}.tour.firstLogin`),
})

/** What a sign-out leaves behind is nothing of the person. */
export function clearSignIn(): void {
  stored.token.clear()
  stored.authorities.clear()
  stored.hasLoggedIn.clear()
  stored.answers.clear()
  stored.profile.clear()
  stored.firstLogin.clear()
  stored.isOrganiserMode.clear()
  stored.recentPlaces.clear()
  stored.hasAgreedPolicy.clear()
}

/** The first segment alone: it names the kind of token and proves nothing. */
function mirrorToken(value: string | null): void {
  setCookie('token', value === null ? '; Max-Age=0' : (value.split('.')[0] ?? ''))
}

/** The language is mirrored as well, so that the next page arrives in it. */
function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and missing in some browsers
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}`
}
