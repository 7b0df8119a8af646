// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Secret settings of a community's OAUTH2 method; the public ones are in community.auth_config. */
export type OauthProviderRow = {
  /** The community. */
  communityId: string
  /** Client id at the provider. */
  clientId: string
  /** Client secret. */
  clientSecret: string
  /** Token endpoint. */
  tokenUrl: string
  /** User info endpoint. */
  userInfoUrl: string
  /** Issuer stored with the identities of its users. */
  issuer: string
}
