import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'

type Picture = { name: string; mimeType: string; buffer: Buffer }

/** Its upper half is red and its lower half blue, so that a turn and a crop can be seen. */
export async function redAboveBlue(width: number, height: number): Promise<Picture> {
  const half = { width, height: height / 2, channels: 3, background: '#1f50b3' } as const
  const picture = sharp({ create: { ...half, height, background: '#b3501f' } })
  const buffer = await picture
    .composite([{ input: { create: half }, gravity: 'south' }])
    .png()
    .toBuffer()
  return { name: 'picture.png', mimeType: 'image/png', buffer }
}

/** Colours of a shown picture in its upper left and upper right corner. */
export const upperCorners = (picture: Locator): Promise<string[]> =>
  picture.evaluate(async element => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth: width, naturalHeight: height } = image
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return [0.1, 0.9].map(part => {
      const [red = 0, , blue = 0] = context?.getImageData(width * part, height * 0.2, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    })
  })

/** Chooses a photo, turns it and changes its size. */
export async function choosePhoto(page: Page, { onboarding }: Words): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await redAboveBlue(480, 320))
  await expect(page.getByLabel(onboarding.photo.area)).toBeVisible()
  await page.getByRole('button', { name: onboarding.photo.turn }).click()
  await page.getByRole('slider', { name: onboarding.photo.zoom }).press('ArrowRight')
}

/** The server refuses a link to its own network; the answer for a link to elsewhere is a stand-in, because tests have no network. */
export async function takeFromLink(page: Page, { onboarding }: Words): Promise<void> {
  await page.getByRole('button', { name: onboarding.photo.link }).click()
  const link = page.getByRole('textbox', { name: onboarding.photo.linkLabel })
  await link.fill('http://127.0.0.1/me.png')
  await link.press('Enter')
  await expect(page.getByRole('alert')).toContainText(onboarding.photo.linkFailed)
  const dataUrl = `data:image/png;base64,${(await redAboveBlue(480, 320)).buffer.toString('base64')}`
  await page.route('**/api/images/upload/link', route => route.fulfill({ json: { dataUrl } }))
  await link.press('Enter')
  await expect(page.getByLabel(onboarding.photo.area)).toBeVisible()
}
