import type { AuthType } from '#contract/communities/community.ts'

/** Screen for a typed email: the code page, or the login form. */
export function screenForEmail(methods: { authType: AuthType }[]): string {
  const sendsCode = methods.some(({ authType }) => authType === 'OTP')
  return sendsCode ? '/one-time-code' : '/login'
}

/** Landing of the parent community, with the email, and the child's landing to return to, in the query. */
export function parentAddress(
  parent: { communityUrl: string },
  child: { communityUrl: string },
  email: string,
): string {
  const url = new URL('/', parent.communityUrl)
  url.searchParams.set('email', email)
  url.searchParams.set('backTo', new URL('/', child.communityUrl).href)
  return url.href
}
