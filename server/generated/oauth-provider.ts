// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** The server's half of a community's OAUTH2 method; the public half is in its authConfig. */
export type OauthProviderRow = {
  /** The community. */
  communityId: string
  /** Our name at the provider. */
  clientId: string
  /** Our secret there. */
  clientSecret: string
  /** Where a code is changed into a token. */
  tokenUrl: string
  /** Where the provider tells who signed in. */
  userInfoUrl: string
  /** The provider, as part of the names of its users. */
  issuer: string
}
