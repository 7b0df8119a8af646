import { isOwnPath } from '#web/lib/session/redirects.ts'

type Known = {
  isEmailConfirmed: boolean
  isPending: boolean
  /** Where the newcomer wanted to go. */
  redirect: string | null
}

/** Next screen after the profile was created. */
export function pathAfterOnboarding({ isEmailConfirmed, isPending, redirect }: Known): string {
  if (!isEmailConfirmed) return '/last-step'
  if (isPending) return '/profile'
  return isOwnPath(redirect) ? redirect : '/my_communities'
}
