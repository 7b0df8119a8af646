// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Secret settings of a community's OAUTH2 method; the public ones are in community.auth_config. */
export type OauthProviderRow = {
  /** The community. */
  communityId: string
  /** Client id at the provider. */
  clientId: string
  /** Client secret, encrypted if a manager entered it; null for a client without one, which PKCE alone protects. */
  clientSecret: string | null
  /** Token endpoint. */
  tokenUrl: string
  /** User info endpoint. */
  userInfoUrl: string
  /** Issuer stored with the identities of its users. */
  issuer: string
  /** Authorization endpoint that a manager entered; null for the one in community.auth_config. */
  codeUrl: string | null
  /** When a manager entered the client secret; null for one that the operator set. */
  secretSetAt: string | null
}
