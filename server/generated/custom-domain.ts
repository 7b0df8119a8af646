// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** A host name that a community asked for. It is used, as community.custom_domain, once a DNS record has proved it. */
export type CustomDomainRow = {
  /** The community. */
  communityId: string
  /** The host name; several communities may ask for one, and the first that proves it gets it. */
  hostName: string
  /** Value of the TXT record by which the owner of the domain agrees; different for each request. */
  proof: string
  /** The manager; null once the account is deleted. */
  requestedBy: string | null
  /** When it was asked for. */
  requestedAt: string
  /** When the record was found; null before. */
  verifiedAt: string | null
}
