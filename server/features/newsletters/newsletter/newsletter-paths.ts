import { loginPath } from '#contract/auth/login-link.ts'

/** What needs a session is reached through the login, which forwards those who are logged in at once. */
export function memberPath(url: string): string {
  if (!url.startsWith('/') || /^\/(login|auth-magic|confirm[a-z-]*|invite|api|files|art)?(?:[/?#]|$)/.test(url))
    return url
  if (url.startsWith('/event/')) return loginPath(url, 'event')
  if (url.startsWith('/u/')) return loginPath(url, 'profile')
  return `/login?${new URLSearchParams({ backTo: url })}`
}
