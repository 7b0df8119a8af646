import { type CropArea, cropArea } from '#web/lib/browser/picture.ts'

export const coverAspect = 16 / 9

/** A chosen picture with the part of it that is shown; `url` is that part. */
export type CoverPicture = { file: File; area: CoverArea; url: string }

export type CoverArea = { x: number; y: number; width: number; height: number; rotate: number }

/** The part in whole pixels of the rotated image. */
export function coverArea(area: { x: number; y: number; width: number; height: number }, turns: number): CoverArea {
  const { x, y, rotate }: CropArea = cropArea(area, turns)
  return { x, y, width: Math.max(1, Math.floor(area.width)), height: Math.max(1, Math.floor(area.height)), rotate }
}

/** Draws the part of the picture for the preview, smaller than the server will store it. */
export async function drawPart(file: File, { x, y, width, height, rotate }: CoverArea): Promise<string> {
  const image = await createImageBitmap(file)
  const isTurned = rotate % 180 !== 0
  const whole = new OffscreenCanvas(isTurned ? image.height : image.width, isTurned ? image.width : image.height)
  const context = whole.getContext('2d')
  context?.translate(whole.width / 2, whole.height / 2)
  context?.rotate((rotate * Math.PI) / 180)
  context?.drawImage(image, -image.width / 2, -image.height / 2)
  const part = new OffscreenCanvas(800, 450)
  part.getContext('2d')?.drawImage(whole, x, y, width, height, 0, 0, part.width, part.height)
  return URL.createObjectURL(await part.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
}
