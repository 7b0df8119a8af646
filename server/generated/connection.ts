// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user's membership of a community, with or without a profile. */
export type ConnectionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** ROLE_ADMIN has every permission in this community. */
  role: 'ROLE_USER' | 'ROLE_ADMIN'
  /** Responsible for an event of this community, so that organiser mode is offered. */
  isOrganiser: boolean
  /** First sign-in in this community. */
  connectedAt: string
}
