// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The Slack workspace or Discord server of a community, and the bot that writes there. */
export type MessengerWorkspaceRow = {
  /** The community. */
  communityId: string
  /** SLACK or DISCORD. */
  channel: 'SLACK' | 'DISCORD'
  /** Token of the bot, encrypted. */
  sealedToken: string
  /** Id of the workspace or server. */
  workspaceId: string
  /** Its name. */
  workspaceName: string
  /** The channel for news of the community; empty for none. */
  roomId: string
  /** The manager who connected it. */
  connectedBy: string | null
  /** When. */
  connectedAt: string
  /** When its token was refused; null while it works. */
  brokenAt: string | null
  /** What the messenger said. */
  problem: string | null
}
