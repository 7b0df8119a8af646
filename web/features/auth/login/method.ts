import type { Community } from '#contract/communities/community.ts'

export type AuthMethod = Community['authConfig'][number]

/** What the form of every way to sign in is given. */
export type MethodProps = {
  method: AuthMethod
  /** What the reader has already typed elsewhere. */
  email: string
}
