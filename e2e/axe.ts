import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

/** Without comments and long names, which a page would read each time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Gives each document of the context a function that is compiled only when a check calls it: half a megabyte is sent once. */
export const addAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: `globalThis.loadAxe = () => {${source}}` })

/** Makes axe available in the document. */
export async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => {
    if (!('axe' in globalThis)) Reflect.get(globalThis, 'loadAxe')?.()
    return 'axe' in globalThis
  })
  // In a context that the story has opened itself.
  if (!isLoaded) await page.evaluate(source)
}
