import { faceSvg } from '#design/art/face.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Avatar } from './member.ts'

/** Widths in which the product shows an uploaded photo. */
export const photoWidths = [108, 256, 512] as const

/** More in parallel would not be faster: the encoder has its own threads. */
const atOnce = 4

export type Photo = { avatar: Avatar; communityIds: string[] }

/** Draws and stores every photo in all widths. Idempotent: a photo always has the same names and bytes. */
export async function storePhotos(photos: Photo[], storage: Pick<Storage, 'put'>): Promise<void> {
  const queue = photos.values()
  const work = async () => {
    for (const photo of queue) await storePhoto(photo, storage)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function storePhoto({ avatar, communityIds }: Photo, storage: Pick<Storage, 'put'>): Promise<void> {
  const sizes = await drawPhoto(avatar)
  const puts = communityIds.flatMap(communityId =>
    sizes.map(({ width, bytes }) => storage.put(communityId, `${avatar.file}-${width}.webp`, bytes, 'image/webp')),
  )
  await Promise.all(puts)
}

/** Each width is drawn from the vector: no slower than resizing the largest, and sharper. */
export async function drawPhoto({ look }: Avatar): Promise<{ width: number; bytes: Uint8Array }[]> {
  // Imported lazily, since the photos are drawn once and the demo starts often.
  const { default: sharp } = await import('sharp')
  const drawing = Buffer.from(faceSvg(look))
  const draw = async (width: number) => {
    const picture = sharp(drawing, { density: (72 * width) / 100 })
      .resize(width, width)
      .removeAlpha()
    return { width, bytes: await picture.webp({ quality: 82, effort: 1 }).toBuffer() }
  }
  return Promise.all(photoWidths.map(draw))
}
