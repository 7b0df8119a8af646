import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Takes the connection away. The browser confirms that before its network process knows of it, and until then requests still pass. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const isOnline = () => fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)
  await expect.poll(() => page.evaluate(isOnline)).toBe(false)
}
