import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { cutPieces } from '#server/features/files/photo/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'

/*
 * Uploaded covers. Browsers load pictures without the caller's token, so the address of a private event's cover carries a signature
 * that expires after a few days; each reply with the event has a new one.
 */

/** Beginning of the names of the files. */
export const coverPrefix = 'eventcover-'
export const coverWidths = [600, 1200] as const

type Place = Pick<Scope, 'storage' | 'community'>

/** Stores a cover in each width and returns the common part of the names. */
export async function storeCover(
  place: Place,
  bytes: Uint8Array,
  crop: Parameters<typeof cutPieces>[1],
): Promise<string> {
  const pieces = await cutPieces(bytes, crop, coverWidths)
  const file = `${coverPrefix}${randomUUID()}`
  try {
    for (const piece of pieces)
      await place.storage.put(place.community.id, `${file}-${piece.size}.webp`, piece.bytes, 'image/webp')
  } catch (error) {
    await removeCover(place, file).catch(() => {})
    throw error
  }
  return file
}

export async function removeCover({ storage, community }: Place, file: string): Promise<void> {
  for (const width of coverWidths) await storage.remove(community.id, `${file}-${width}.webp`)
}

/** A copy under a name of its own, so that it can be replaced by itself; null if there is none. */
export async function copyCover({ storage, community }: Place, file: string | null): Promise<string | null> {
  if (!file) return null
  const copy = `${coverPrefix}${randomUUID()}`
  for (const width of coverWidths) {
    const bytes = await storage.get(community.id, `${file}-${width}.webp`)
    if (!bytes) return null
    await storage.put(community.id, `${copy}-${width}.webp`, bytes, 'image/webp')
  }
  return copy
}

const dayMs = 86_400_000
const signedDays = 7

const signatureOf = (file: string, until: string, secret: string): string =>
  createHmac('sha256', secret).update(`event cover ${file} ${until}`).digest('base64url').slice(0, 32)

/** `until` and `signature`; the same during a day, so that browsers keep the picture. */
export function signCover(file: string, now: Date, secret: string): { until: string; signature: string } {
  const until = String(Math.floor(now.getTime() / dayMs) + signedDays)
  return { until, signature: signatureOf(file, until, secret) }
}

export function isSigned(
  file: string,
  signed: { until?: string | undefined; signature?: string | undefined },
  now: Date,
  secret: string,
) {
  const { until, signature } = signed
  if (!until || !signature || Number(until) * dayMs <= now.getTime()) return false
  const expected = Buffer.from(signatureOf(file, until, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
