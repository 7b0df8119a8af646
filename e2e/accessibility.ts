import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { loadAxe } from './axe.ts'
import { expect } from './test.ts'

/**
 * Where to look. `screen`: everything, frame included, as `screens.spec.ts` does once for each screen. `change`: what a story has
 * brought about, which is the open modal dialog, otherwise the main part with menus and lists that are open, and notices in any
 * case; a check takes about a third of a second of the processor.
 */
type Extent = 'screen' | 'change'

/** What axe finds wrong with what is shown now, one line per rule. */
async function findViolations(page: Page, extent: Extent): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async ofScreen => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
    const modal = shown('[aria-modal=true]')
    const changed = modal.length > 0 ? modal : shown('main, [role=dialog], [role=menu], [role=listbox]')
    const include = [...changed, ...shown('[aria-live=polite]')]
    const { violations } = await run(ofScreen || changed.length === 0 ? document : { include }, {
      resultTypes: ['violations'],
      reporter: 'no-passes',
      // Only for a rule about the orientation of the window, which no style of ours asks for.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, extent === 'screen')
}

/** Nothing that an automated check of accessibility can find, on what is shown now. */
export async function expectAccessible(page: Page, extent: Extent = 'change'): Promise<void> {
  // Repeated, because a notice that is fading or a part that is still loading is not what stays.
  await expect(async () => expect(await findViolations(page, extent)).toEqual([])).toPass({ timeout: 30_000 })
}

/** The page is never wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The window's own width is no measure: a phone widens it to whatever stands out.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** What is shown now fits its window and is accessible. */
export async function expectFittingAndAccessible(page: Page, extent: Extent = 'change'): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, extent)
}
