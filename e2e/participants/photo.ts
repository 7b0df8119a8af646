import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, expectNoSidewaysScroll } from '../test.ts'
import type { Words } from '../words.ts'

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** What is shown now fits its window and is accessible. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** A text field by its name, whether or not an asterisk follows it. */
export const field = (page: Page | Locator, name: string): Locator => page.getByRole('textbox', { name, exact: true })

export const goOn = (page: Page, { onboarding: joining }: Words): Promise<void> =>
  page.getByRole('button', { name: joining.next, exact: true }).click()

/** A small photo that any camera might have taken. */
async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 480, height: 320, channels: 3, background: '#b3501f' } as const
  return { name: 'me.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Chooses a photo, turns and sizes it. */
export async function choosePhoto(page: Page, { onboarding: joining }: Words): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await photo())
  await expect(page.getByLabel(joining.photo.area)).toBeVisible()
  await page.getByRole('button', { name: joining.photo.turn }).click()
  await page.getByRole('slider', { name: joining.photo.zoom }).press('ArrowRight')
}

/** A link that leads inside is refused by the server; what one that leads outside would bring is stood in for. */
export async function takeFromLink(page: Page, { onboarding: joining }: Words): Promise<void> {
  await page.getByRole('button', { name: joining.photo.link }).click()
  const link = page.getByRole('textbox', { name: joining.photo.linkLabel })
  await link.fill('http://127.0.0.1/me.png')
  await link.press('Enter')
  await expect(page.getByRole('alert')).toContainText(joining.photo.linkFailed)
  const dataUrl = `data:image/png;base64,${(await photo()).buffer.toString('base64')}`
  await page.route('**/api/images/upload/link', route => route.fulfill({ json: { dataUrl } }))
  await link.press('Enter')
  await expect(page.getByLabel(joining.photo.area)).toBeVisible()
}
