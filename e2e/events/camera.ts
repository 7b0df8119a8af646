import { writeFile } from 'node:fs/promises'
import type { Browser, Locator, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test'

const width = 640
const height = 480

/** A ticket held into a camera: the picture on the page becomes the film that the fake camera shows over and over. */
export async function filmOf(picture: Locator, file: string): Promise<void> {
  const grey = await picture.evaluate(
    async (shown, [wide, high]) => {
      const image = shown as HTMLImageElement
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: wide, height: high })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = '#fff'
      context.fillRect(0, 0, wide, high)
      const side = high * 0.7
      context.drawImage(image, (wide - side) / 2, (high - side) / 2, side, side)
      const { data } = context.getImageData(0, 0, wide, high)
      return Array.from({ length: wide * high }, (_, pixel) => data[pixel * 4] as number)
    },
    [width, height] as const,
  )
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(grey), Buffer.alloc((width * height) / 2, 128)])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([head, frame, frame, frame]))
}

type Launching = Pick<PlaywrightWorkerArgs, 'playwright'> & Pick<PlaywrightWorkerOptions, 'launchOptions'>

/** A browser of its own, because the film is an option of its start. */
export function openCamera({ playwright, launchOptions }: Launching, film: string): Promise<Browser> {
  return playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}
