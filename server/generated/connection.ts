// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A user's place in a community, with or without a profile there. */
export type ConnectionRow = {
  /** The community. */
  communityId: string
  /** The user. */
  userId: string
  /** ROLE_ADMIN has every permission in this community. */
  role: 'ROLE_USER' | 'ROLE_ADMIN'
  /** Responsible for some event here, so that the organiser's shell is offered. */
  isOrganiser: boolean
  /** First sign-in here. */
  connectedAt: string
}
