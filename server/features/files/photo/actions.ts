import './news.ts'
import { randomUUID } from 'node:crypto'
import type { photoApi } from '#contract/files/photo.ts'
import type { Action, ParticipantContext, UserContext } from '#server/platform/http/context.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import {
  type Crop,
  cropPhoto,
  cutPicture,
  fitPicture,
  photoSizes,
  previewOf,
  type Rectangle,
  squarePng,
} from './photo.ts'
import { dataUrlOfLink } from './photo-link.ts'
import { findPhoto, replacePhoto } from './store.ts'

type Api = typeof photoApi

export const upload: Action<Api['upload']> = async ({ image, ...crop }, ctx) => {
  const photos = await cropPhoto(new Uint8Array(await image.arrayBuffer()), crop)
  const file = `photo-${randomUUID()}`
  try {
    for (const { size, bytes } of photos)
      await ctx.storage.put(ctx.community.id, `${file}-${size}.webp`, bytes, 'image/webp')
  } catch (error) {
    await removePhoto(ctx.storage, ctx.community.id, file).catch(() => {})
    throw error
  }
  // If this fails, it may still have been saved: then the nightly chore decides whether the files have an owner.
  await putInPlace(ctx, file)
  return { avatarUrl: `/files/${file}-256.webp` }
}

export const uploadLink: Action<Api['uploadLink']> = async ({ imageUrl }, { log }) => ({
  dataUrl: await dataUrlOfLink(imageUrl, error => log.info({ err: error }, 'a picture could not be fetched')),
})

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  await putInPlace(ctx, null)
  return {}
}

/** A square of a picture in each size of a photo, as WebP, for other capabilities. */
export const cutSquare = (bytes: Uint8Array, crop: Crop) => cropPhoto(bytes, crop)

/** A stored square in another size, as PNG, for icons. */
export const shrinkToPng = (bytes: Uint8Array, size: number): Promise<Uint8Array> => squarePng(bytes, size)

/** A piece of a picture in each width, as WebP, for other capabilities. */
export const cutPieces = (bytes: Uint8Array, piece: Rectangle, widths: readonly number[]) =>
  cutPicture(bytes, piece, widths)

/** A whole picture and a small one, without metadata, for other capabilities. */
export const fitWhole = (bytes: Uint8Array, sides: { whole: number; small: number }) => fitPicture(bytes, sides)

/** A whole picture as JPG, without metadata and small enough for every messenger, for other capabilities. */
export const fitForMessenger = (bytes: Uint8Array): Promise<Uint8Array> => previewOf(bytes)

/** Copies a photo of the same person to another community, whose files are apart. Null when it is gone. */
export async function copyPhoto(storage: Storage, file: string, from: string, to: string): Promise<string | null> {
  const copy = `photo-${randomUUID()}`
  for (const size of photoSizes) {
    const bytes = await storage.get(from, `${file}-${size}.webp`)
    if (!bytes) return null
    await storage.put(to, `${copy}-${size}.webp`, bytes, 'image/webp')
  }
  return copy
}

export async function removePhoto(storage: Storage, communityId: string, file: string): Promise<void> {
  for (const size of photoSizes) await storage.remove(communityId, `${file}-${size}.webp`)
}

/** Renames the photo of a profile, so that its previous URL no longer works. */
export async function movePhoto(ctx: ParticipantContext): Promise<void> {
  const { db, community, storage, actor, now } = ctx
  const place = { communityId: community.id, userId: actor.userId, at: now }
  const before = await findPhoto(db, actor.userId)
  if (!before) return
  const file = `photo-${randomUUID()}`
  for (const size of photoSizes) {
    const bytes = await storage.get(community.id, `${before}-${size}.webp`)
    if (bytes) await storage.put(community.id, `${file}-${size}.webp`, bytes, 'image/webp')
  }
  await replacePhoto(db, place, file)
  await ctx.tell('photo.moved', { file: before })
}

/** Removes the previous photo after the new one is saved, so that a saved photo always exists. */
async function putInPlace(ctx: UserContext, file: string | null): Promise<void> {
  const { community, actor, now, inOwnTransaction } = ctx
  const place = { communityId: community.id, userId: actor.userId, at: now }
  const before = await inOwnTransaction(db => replacePhoto(db, place, file))
  if (before) await removePhoto(ctx.storage, community.id, before)
}
