import { limits } from '#contract/limits.ts'

type PictureProblem = 'format' | 'tooLarge'

/** Why a file cannot be a photo; null when it can. */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'format'
  return size > limits.imageBytes ? 'tooLarge' : null
}

/** The file of a data URL. Decoded by hand, since the content security policy blocks fetching it. */
export function fileOfDataUrl(dataUrl: string): File {
  const [head = '', body = ''] = dataUrl.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0))
  return new File([bytes], type === 'image/png' ? 'photo.png' : 'photo.jpg', { type })
}

export type CropArea = { x: number; y: number; size: number; rotate: number }

/** The crop area in whole pixels inside the rotated image. */
export function cropArea(area: { x: number; y: number; width: number; height: number }, turns: number): CropArea {
  return {
    x: Math.max(0, Math.round(area.x)),
    y: Math.max(0, Math.round(area.y)),
    size: Math.max(1, Math.floor(Math.min(area.width, area.height))),
    rotate: (((turns * 90) % 360) + 360) % 360,
  }
}
