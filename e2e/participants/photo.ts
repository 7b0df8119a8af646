import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'

/** A small photo that any camera might have taken. */
async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 480, height: 320, channels: 3, background: '#b3501f' } as const
  return { name: 'me.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Chooses a photo, turns it and changes its size. */
export async function choosePhoto(page: Page, { onboarding }: Words): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await photo())
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
  const dataUrl = `data:image/png;base64,${(await photo()).buffer.toString('base64')}`
  await page.route('**/api/images/upload/link', route => route.fulfill({ json: { dataUrl } }))
  await link.press('Enter')
  await expect(page.getByLabel(onboarding.photo.area)).toBeVisible()
}
