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
  const upright = await uprightSize(open, crop.rotate)
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

/** A rectangle in pixels of the rotated image. */
export type Rectangle = {
  x?: number | undefined
  y?: number | undefined
  width?: number | undefined
  height?: number | undefined
  rotate?: number | undefined
}

const coverRatio = 16 / 9
/** Narrower or wider pieces would not look like a cover anywhere. */
const ratios = { least: 1, most: 3 }

/** A piece of a picture in each width: re-encoded, without metadata of the file. Never enlarged. */
export async function cutPicture(bytes: Uint8Array, wanted: Rectangle, widths: readonly number[]) {
  ensurePicture(bytes)
  const sharp = await loadSharp()
  const open = opener(sharp, bytes)
  return inTurn(() =>
    readable(async () => {
      const upright = await uprightSize(open, wanted.rotate)
      const piece = pieceOf(upright, wanted)
      const { data, info } = await open()
        .autoOrient()
        .rotate(wanted.rotate ?? 0)
        .extract(piece)
        .resize(Math.max(...widths), null, { withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      return Promise.all(
        widths.map(async size => ({
          size,
          bytes: (await sharp(data, { raw: { width, height, channels } })
            .resize(size, null, { withoutEnlargement: true })
            .webp({ quality: 82 })
            .toBuffer()) as Uint8Array,
        })),
      )
    }),
  )
}

async function uprightSize(open: ReturnType<typeof opener>, rotate = 0): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open().metadata()
  return rotate % 180 !== 0 ? { width: autoOrient.height, height: autoOrient.width } : autoOrient
}

/** The requested rectangle clipped to the image and to the shape of a cover; by default the largest one of 16:9 in its centre. */
function pieceOf(image: { width: number; height: number }, { x, y, width, height }: Rectangle) {
  const isAsked = width !== undefined && height !== undefined
  const ratio = isAsked ? Math.min(ratios.most, Math.max(ratios.least, width / height)) : coverRatio
  const wide = Math.min(image.width, isAsked ? width : image.width, image.height * ratio)
  const size = {
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.min(image.height, Math.round(wide / ratio))),
  }
  const within = (wanted: number | undefined, room: number) =>
    Math.max(0, Math.min(Math.round(wanted ?? room / 2), room))
  return { left: within(x, image.width - size.width), top: within(y, image.height - size.height), ...size }
}

export type FittedPicture = {
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  whole: Uint8Array
  /** WebP. */
  small: Uint8Array
}

/** A whole picture in its own format and a small one, fitted into squares: upright, re-encoded, without metadata of the file. */
export async function fitPicture(bytes: Uint8Array, sides: { whole: number; small: number }): Promise<FittedPicture> {
  ensurePicture(bytes)
  const sharp = await loadSharp()
  const inside = (side: number) => ({ width: side, height: side, fit: 'inside' as const, withoutEnlargement: true })
  return inTurn(() =>
    readable(async () => {
      const upright = opener(sharp, bytes)().autoOrient().resize(inside(sides.whole)).toColourspace('srgb')
      const encoded = isPng(bytes) ? upright.png() : upright.jpeg({ quality: 86 })
      const { data: whole, info } = await encoded.toBuffer({ resolveWithObject: true })
      const small = await sharp(whole).resize(inside(sides.small)).webp({ quality: 80 }).toBuffer()
      const type = isPng(bytes) ? 'image/png' : 'image/jpeg'
      return { type, width: info.width, height: info.height, whole, small }
    }),
  )
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

/** A picture that the server has stored itself. */
export async function squarePng(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return inTurn(() => sharp(bytes).resize(size, size).png().toBuffer())
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
