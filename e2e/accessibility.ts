import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/** What axe finds wrong with what is shown now, one line per rule. It is injected once per document. */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      reporter: 'no-passes',
      // Only for a rule about the orientation of the window, which no style of ours asks for.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Nothing that an automated check of accessibility can find, on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Repeated, because a notice that is fading or a part that is still loading is not what stays.
  await expect(async () => expect(await findViolations(page)).toEqual([])).toPass({ timeout: 20_000 })
}

/** The page is never wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The window's own width is no measure: a phone widens it to whatever stands out.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** What is shown now fits its window and is accessible. */
export async function expectFittingAndAccessible(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}
