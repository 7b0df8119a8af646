import type { AuthType } from '#contract/communities/community.ts'

/** Screen for a typed email: the code page, or the login form. */
export function screenForEmail(methods: { authType: AuthType }[]): string {
  const sendsCode = methods.some(({ authType }) => authType === 'OTP')
  return sendsCode ? '/one-time-code' : '/login'
}

/** Landing of another community, with the email in the query. */
export function addressWithEmail(communityUrl: string, email: string): string {
  const url = new URL('/', communityUrl)
  url.searchParams.set('email', email)
  return url.href
}
