// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.

/** Address that a community wants its letters to come from, with the key that signs them; used once its DNS records are found. */
export type SenderRow = {
  /** The community. */
  communityId: string
  /** The address; community.sender_email has it while it is in use. */
  address: string
  /** Label of the DNS record with the public key. */
  dkimSelector: string
  /** Public key, base64 of its DER form, as the DNS record has it. */
  dkimPublicKey: string
  /** Private key that signs the letters, encrypted. */
  dkimPrivateKey: string
  /** State of each DNS record at the last check. */
  records: unknown
  /** When the records were looked up; null if never. */
  checkedAt: string | null
  /** When all records were found; null while they are not. */
  verifiedAt: string | null
}
