import { isOwnPath } from '#web/lib/ownPath.ts'

type Known = {
  isEmailConfirmed: boolean
  isPending: boolean
  /** Where the newcomer wanted to go before all this. */
  redirect: string | null
  isTransparent: boolean
}

/** Where a fresh profile leads. */
export function wayOnFromJoining({ isEmailConfirmed, isPending, redirect, isTransparent }: Known): string {
  if (!isEmailConfirmed) return '/last-step'
  if (isPending) return '/profile'
  if (isOwnPath(redirect)) return redirect
  return isTransparent ? '/participants' : '/my_communities'
}
