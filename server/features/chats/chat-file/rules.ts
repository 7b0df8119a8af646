import { createHmac, timingSafeEqual } from 'node:crypto'

/** Between the long and the short side of a picture: a narrower one cannot be made out in a message. */
const mostRatio = 20

export const isTooNarrow = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > mostRatio * Math.min(width, height)

/*
 * Browsers load pictures without the caller's token, so the address of a file carries a signature that expires. Only members of the
 * chat are given it.
 */

const periodMs = 12 * 3600 * 1000
const periods = 3

const signatureOf = (fileId: string, until: string, secret: string): string =>
  createHmac('sha256', secret).update(`chat file ${fileId} ${until}`).digest('base64url').slice(0, 32)

/** Valid for a day to a day and a half; the same during half a day, so that browsers keep the picture. */
export function signedFileUrl(fileId: string, secret: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / periodMs) + periods)
  return `/api/chats/files/${fileId}?until=${until}&signature=${signatureOf(fileId, until, secret)}`
}

type Signed = { until?: string | undefined; signature?: string | undefined }

export function isFileSigned(fileId: string, { until, signature }: Signed, secret: string, now: Date): boolean {
  if (!until || !signature || !(Number(until) * periodMs > now.getTime())) return false
  const expected = Buffer.from(signatureOf(fileId, until, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
