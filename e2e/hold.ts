import type { Page } from '@playwright/test'

/** Keeps requests to an address waiting until they are let go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    await held
    await route.fallback()
  })
  return letGo
}
