import type { CommunityOption } from '#contract/communities/options.ts'
import type { Language } from '#contract/languages.ts'
import type { Role } from '#contract/roles.ts'

/** One named value in browser storage; `null` when missing. */
type StoredValue<T> = { get: () => T | null; set: (value: T) => void; clear: () => void }

type Area = {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

/** Browsers may refuse storage (private windows, blocked cookies, quota): then values last as long as the page. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): Area {
  const memory = new Map<string, string>()
  return {
    read: key => memory.get(key) ?? attempt(() => globalThis[kind].getItem(key)) ?? null,
    write: (key, value) => {
      const isWritten = attempt(() => {
        globalThis[kind].setItem(key, value)
        return true
      })
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
    },
    remove: key => {
      memory.delete(key)
      attempt(() => globalThis[kind].removeItem(key))
    },
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const storedText = <T extends string>(area: Area, key: string): StoredValue<T> => ({
  get: () => area.read(key) as T | null,
  set: value => area.write(key, value),
  clear: () => area.remove(key),
})

/** Invalid JSON counts as missing. */
export const storedJson = <T>(area: Area, key: string): StoredValue<T> => ({
  get: () => {
    const text = area.read(key)
    return text === null ? null : (attempt(() => JSON.parse(text) as T) ?? null)
  },
  set: value => area.write(key, JSON.stringify(value)),
  clear: () => area.remove(key),
})

export type TelegramChat = { chatId: string; nonce: string; username?: string }

/** By chat. */
export type ChatDrafts = { participantId: string; texts: Record<string, string> }

export type OutboxMessage = {
  /** Makes it a single message, however often it is sent. */
  key: string
  chatId: string
  text: string
  replyToId?: string
  fileIds?: string[]
  at: string
  /** Why the server refused it; null while it waits or is being sent. */
  failure: string | null
}
export type ChatOutbox = { participantId: string; messages: OutboxMessage[] }

const local = openStorage('localStorage')
const session = openStorage('sessionStorage')

const token = storedText(local, 'token')
const locale = storedText<string>(local, 'language')
const localeNames: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }

/** Every value that this app stores in the browser. */
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
  } satisfies StoredValue<string>,
  firstLogin: storedJson<boolean>(local, 'firstLogin'),
  referenceCommunityId: storedText(local, 'referenceCommunityId'),
  hasLoggedIn: storedJson<boolean>(local, 'hasLoggedIn'),
  authorities: storedText<Role>(local, 'authorities'),
  answers: storedJson<Record<string, unknown>>(local, 'answers'),
  profile: storedJson<Record<string, unknown>>(local, 'profile'),
  step: storedText(local, 'step'),
  email: storedText(local, 'email'),
  invitedBy: storedText(local, 'invitedBy'),
  invitationCode: storedText(local, 'invitationCode'),
  isOrganiserMode: storedJson<boolean>(local, 'organiserMode'),
  recentPlaces: storedJson<{ path: string; label: string }[]>(local, 'recentPlaces'),
  /** The browser's push subscription that the server knows. */
  pushEndpoint: storedText(local, 'pushEndpoint'),
  /** Messages of chats that are being written, and that are not sent yet. They outlast an ended session. */
  chatDrafts: storedJson<ChatDrafts>(local, 'chatDrafts'),
  chatOutbox: storedJson<ChatOutbox>(local, 'chatOutbox'),
  redirectAfterLogin: storedText(session, 'redirectAfterLogin'),
  onboardingRedirect: storedText(session, 'onboardingRedirect'),
  /** Parameters of a sign-in: whom to send an intro, and the Telegram chat to link. */
  introFor: storedText(session, 'introFor'),
  telegram: storedJson<TelegramChat>(session, 'telegram'),
  hasAgreedPolicy: storedJson<boolean>(session, 'hasAgreedPolicy'),
  /** State and verifier of the redirect to the community's own provider, for a sign-in or to connect an account there. */
  providerStart: storedJson<{ state: string; verifier: string; purpose?: 'connect' }>(session, 'providerStart'),
  publicIp: storedText(session, 'publicIp'),
  reloadedBuild: storedText(session, 'reloadedBuild'),
  /** Where the page was when it loaded itself again. */
  reloadedAt: storedJson<{ path: string; top: number }>(session, 'reloadedAt'),

  /** Stored as a locale. */
  language: {
    get: () =>
      (Object.keys(localeNames) as Language[]).find(language => localeNames[language] === locale.get()) ?? null,
    set: (language: Language) => {
      locale.set(localeNames[language])
      setCookie('samovar-lang', `${language}; Max-Age=31536000`)
    },
    clear: locale.clear,
  } satisfies StoredValue<Language>,

  /**
   * Whether an organiser was the last to sign in to a community in this browser: a landing that redirects stays open for them, since
   * it is their way to log in again. It names nobody, so it outlasts the session.
   */
  isOrganisers: (communityId: string) => storedJson<boolean>(local, `organisers.${communityId}`),

  options: (communityId: string) => storedJson<CommunityOption[]>(local, `options.${communityId}`),

  /** The guided tour of a community. */
  tour: (domain: string) => ({
    completed: storedJson<boolean>(local, `${domain}.tour.completed`),
    step: storedJson<number>(local, `${domain}.tour.step`),
    skipped: storedJson<boolean>(local, `${domain}.tour.skipped`),
    lastShown: storedJson<{ userId: string; at: number }>(local, `${domain}.tour.lastShown`),
    /** The user whose first login was in this browser. */
    firstLogin: storedText(local, `${domain}.tour.firstLogin`),
  }),
}

/** Replies that are readable offline: web/lib/offline. */
export const keptDatabase = 'kept-replies'

/** Removes everything personal on log-out. */
export function clearSignIn(): void {
  attempt(() => globalThis.indexedDB?.deleteDatabase(keptDatabase))
  stored.token.clear()
  stored.authorities.clear()
  stored.hasLoggedIn.clear()
  stored.answers.clear()
  stored.profile.clear()
  stored.firstLogin.clear()
  stored.isOrganiserMode.clear()
  stored.recentPlaces.clear()
  stored.pushEndpoint.clear()
  stored.hasAgreedPolicy.clear()
}

/** Only the first segment of the token (its header), which proves nothing. */
function mirrorToken(value: string | null): void {
  setCookie('token', value === null ? '; Max-Age=0' : (value.split('.')[0] ?? ''))
}

/** The language is mirrored too, so that the server renders the next page in it. */
function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and missing in some browsers
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}`
}
