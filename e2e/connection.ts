import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Takes the connection away. The browser confirms that before its network process knows of it, and until then requests still pass;
 * soon after a reload the network process may never learn of it, so it is told again.
 */
export async function goOffline(page: Page): Promise<void> {
  const isOnline = () => fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)
  await expect(async () => {
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await expect.poll(() => page.evaluate(isOnline), { timeout: 5_000 }).toBe(false)
  }).toPass({ timeout: 30_000 })
}
