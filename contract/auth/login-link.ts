/** What a link in a letter leads to: the login page names it to those who are logged out. */
export const loginReasons = [
  'intro',
  'connect',
  'recommendations',
  'answers',
  'meeting',
  'contacts',
  'profile',
  'ownProfile',
  'settings',
  'event',
  'eventPayment',
  'eventManage',
  'chat',
  'moderation',
  'dashboard',
] as const
type LoginReason = (typeof loginReasons)[number]

/**
 * Path of a members' page for links in letters: the login, with the page to return to. Whoever is logged in is
 * forwarded at once.
 */
export const loginPath = (path: string, reason: LoginReason): string =>
  `/login?${new URLSearchParams({ backTo: path, reason })}`

export const isLoginReason = (text: string | null): text is LoginReason => loginReasons.some(reason => reason === text)
