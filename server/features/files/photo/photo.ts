import { limits } from '#contract/limits.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { inTurn, loadSharp } from './photo-queue.ts'

export const photoSizes = [108, 256, 512] as const

export type Crop = {
  x?: number | undefined
  y?: number | undefined
  size?: number | undefined
  rotate?: number | undefined
}

const isJpg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
const isPng = (bytes: Uint8Array) =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, position) => bytes[position] === byte)

/** Detects the format by its magic bytes, whatever the name says. */
function ensurePicture(bytes: Uint8Array): void {
  ensure(bytes.length <= limits.imageBytes, 'BODY_TOO_LARGE')
  ensure(isJpg(bytes) || isPng(bytes), 'INVALID_IMAGE')
}

const opener = (sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Uint8Array) => () =>
  sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error', sequentialRead: true })

/** The photo in each size: a square, re-encoded, without metadata of the file. Decoded once, and one of few at a time. */
export async function cropPhoto(bytes: Uint8Array, crop: Crop): Promise<{ size: number; bytes: Uint8Array }[]> {
  ensurePicture(bytes)
  const sharp = await loadSharp()
  return inTurn(async () => {
    const { data, info } = await readable(() => cutOut(opener(sharp, bytes), crop))
    const { width, height, channels } = info
    return Promise.all(
      photoSizes.map(async size => ({
        size,
        bytes: await sharp(data, { raw: { width, height, channels } })
          .resize(size, size)
          .webp({ quality: 82 })
          .toBuffer(),
      })),
    )
  })
}

/** The square in the largest size, as pixels. */
async function cutOut(open: ReturnType<typeof opener>, crop: Crop) {
  const { autoOrient } = await open().metadata()
  const isTurned = (crop.rotate ?? 0) % 180 !== 0
  const upright = isTurned ? { width: autoOrient.height, height: autoOrient.width } : autoOrient
  const largest = Math.max(...photoSizes)
  return open()
    .autoOrient()
    .rotate(crop.rotate ?? 0)
    .extract(squareIn(upright, crop))
    .resize(largest, largest)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Small enough to be cropped in a browser; always JPG. */
export async function previewOf(bytes: Uint8Array): Promise<Uint8Array> {
  ensurePicture(bytes)
  const fitted = { width: 1600, height: 1600, fit: 'inside' as const, withoutEnlargement: true }
  const open = opener(await loadSharp(), bytes)
  return inTurn(() =>
    readable(() => open().rotate().resize(fitted).flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer()),
  )
}

/** The requested square clipped to the image; by default the largest one in its centre. */
function squareIn({ width, height }: { width: number; height: number }, { x, y, size }: Crop) {
  const largest = Math.min(width, height)
  const side = Math.max(1, Math.min(Math.round(size ?? largest), largest))
  const within = (wanted: number | undefined, room: number) =>
    Math.max(0, Math.min(Math.round(wanted ?? room / 2), room))
  return { left: within(x, width - side), top: within(y, height - side), width: side, height: side }
}

/** A file that cannot be decoded is refused. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  const result = await work().catch(() => null)
  ensure(result !== null, 'INVALID_IMAGE')
  return result
}
