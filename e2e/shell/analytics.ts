import type { Page } from '@playwright/test'

type Told = { event: string; data: object }

/** Collects the events that the page sends to its analytics from its next load on. */
export async function collectAnalytics(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    addEventListener('analytics', event => told.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told)
}
