import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * The secret part of a feed's address: the participant, and a signature over community, participant and generation. It is not stored;
 * a higher generation makes all earlier ones invalid.
 */

export type FeedOwner = { communityId: string; participantId: string; generation: number }

const idOctets = 16
const signatureOctets = 24

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const signatureOf = ({ communityId, participantId, generation }: FeedOwner, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`calendar ${communityId} ${participantId} ${generation}`)
    .digest()
    .subarray(0, signatureOctets)

export const feedToken = (owner: FeedOwner, secret: string): string =>
  Buffer.concat([idBytes(owner.participantId), signatureOf(owner, secret)]).toString('base64url')

/** Whose feed a token says it opens; null if it has another form. The signature is checked with `isFeedToken`. */
export function readFeedToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idOctets + signatureOctets || bytes.toString('base64url') !== token) return null
  const hex = bytes.subarray(0, idOctets).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function isFeedToken(token: string, owner: FeedOwner, secret: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(feedToken(owner, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
