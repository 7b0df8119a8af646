// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Two participants of one person, whom a manager proposed to merge; done after both addresses agreed. */
export type MemberMergeRow = {
  /** The community. */
  communityId: string
  /** Made by the application, ordered by time. */
  id: string
  /** The participant who stays. */
  keptId: string
  /** The participant who ends; null once the two are merged. */
  otherId: string | null
  /** Public address of the participant who ended, which leads to the one who stayed; null until then. */
  otherSlug: string | null
  /** Fields of the profile that take the value of the one who ends. */
  fromOther: string[]
  /** ASKED until both have confirmed or one declined. */
  status: 'ASKED' | 'DECLINED' | 'DONE'
  /** SHA-256 of the secret in the letter to the one who stays. */
  keptCodeHash: Uint8Array
  /** SHA-256 of the secret in the letter to the one who ends. */
  otherCodeHash: Uint8Array
  /** When the owner of the address of the one who stays confirmed. */
  keptConfirmedAt: string | null
  /** When the owner of the address of the one who ends confirmed. */
  otherConfirmedAt: string | null
  /** The manager; null after the account was deleted. */
  proposedBy: string | null
  /** When it was proposed. */
  createdAt: string
  /** Until when the letters are valid, or until when the same is not proposed again after it was declined. */
  expiresAt: string
  /** SHA-256 of the address that the letter to the one who stays went to; null for a merge that was proposed before this was kept. */
  keptAddressHash: Uint8Array | null
  /** Likewise, of the one who ends. */
  otherAddressHash: Uint8Array | null
}
