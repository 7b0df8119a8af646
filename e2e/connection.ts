import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect } from './test.ts'

const disconnect = (route: Route) => route.abort('internetdisconnected')

/**
 * Takes the connection away. The browser tells the page that it is offline, but its network process may learn of it later, or
 * never: requests are stopped on their way, too. With a service worker they would not reach it, so that there the browser is told again until
 * it knows.
 */
export async function goOffline(page: Page): Promise<void> {
  const isOnline = () => fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false)
  const hasWorker = await page.evaluate(() => Boolean(navigator.serviceWorker?.controller))
  if (!hasWorker) await page.context().route('**', disconnect)
  await expect(async () => {
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await expect.poll(() => page.evaluate(isOnline), { timeout: 5_000 }).toBe(false)
  }).toPass({ timeout: 30_000 })
}

/** Gives the connection back, and only then tells the pages so: they call again at once. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute('**', disconnect)
  await context.setOffline(false)
}
