// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** How the members of today spread over cities, countries, tags, positions and languages. */
export type DistributionRow = {
  /** The community. */
  communityId: string
  /** What the members are grouped by. */
  kind: 'CITY' | 'COUNTRY' | 'TAG' | 'POSITION' | 'LANGUAGE'
  /** GROUP: one group. OTHER: the groups that are too small or too many to be named. KNOWN: everybody of whom it is known. */
  part: 'GROUP' | 'OTHER' | 'KNOWN'
  /** Name of the group as members wrote it; code of a country or language; empty unless a GROUP. */
  key: string
  /** Number of members. */
  members: number
  /** Number of groups that it stands for. */
  groups: number
  /** Latitude of a city. */
  latitude: number | null
  /** Longitude of a city. */
  longitude: number | null
}
