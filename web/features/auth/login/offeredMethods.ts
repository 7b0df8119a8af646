import type { AuthType } from '#contract/communities/community.ts'

/** The ways to sign in that have a form; a community's other ways are not offered to anyone. */
export const offeredMethods = ['EMAIL'] as const satisfies AuthType[]
export type OfferedMethod = (typeof offeredMethods)[number]

export const isOffered = (authType: AuthType): authType is OfferedMethod =>
  offeredMethods.some(offered => offered === authType)
