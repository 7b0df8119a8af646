import type { AuthType } from '#contract/communities/community.ts'

/** Where a typed address is carried: to the code that is sent to it, or to the login form. */
export function screenForEmail(methods: { authType: AuthType }[]): string {
  const sendsCode = methods.some(({ authType }) => authType === 'OTP')
  return sendsCode ? '/one-time-code' : '/login'
}

/** The same address on the pages of another community. */
export function addressWithEmail(communityUrl: string, email: string): string {
  const url = new URL('/', communityUrl)
  url.searchParams.set('email', email)
  return url.href
}
