import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'
import { addAxe } from './axe.ts'

/**
 * A page in which a worker tells one story after another. A context of its own for each story would start with an empty cache and a
 * new process, which takes longer than most stories; so what a story leaves behind is removed instead.
 */
export type SharedPage = {
  context: BrowserContext
  page: Page
  /** Makes the page as new; false when it cannot be, and has to be given up. */
  reset: () => Promise<boolean>
}

/** What stories listen to. The others are Playwright's own. */
const storyEvents = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'] as const

export async function openSharedPage(browser: Browser): Promise<SharedPage> {
  const context = await browser.newContext()
  // Stays, unlike the scripts of stories.
  await addAxe(context)
  const scripts = [trackScripts(context)]
  const origins = new Set<string>()
  context.on('page', opened => {
    scripts.push(trackScripts(opened))
    opened.on('framenavigated', frame => void origins.add(new URL(frame.url()).origin))
  })
  const page = await context.newPage()
  const viewport = page.viewportSize()
  return { context, page, reset: () => reset().catch(() => false) }

  async function reset(): Promise<boolean> {
    // The clock stays installed for the life of the context.
    if (await page.evaluate(() => '__pwClock' in globalThis)) return false
    await Promise.all(context.pages().map(each => each !== page && each.close()))
    for (const event of storyEvents) page.removeAllListeners(event)
    await Promise.all([
      ...scripts.flatMap(added => added.splice(0)).map(script => script.dispose()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
      context.setGeolocation(null),
      context.setOffline(false),
    ])
    if (viewport) await page.setViewportSize(viewport)
    // Otherwise the next page would have a hovered element.
    await page.mouse.move(-1, -1)
    await clearStorage()
    return true
  }

  /** The storage of an origin is reached only from a page of it; this one runs no script of ours. */
  async function clearStorage(): Promise<void> {
    const visited = [...origins].filter(origin => origin.startsWith('http'))
    for (const origin of visited) {
      await page.goto(`${origin}/healthz`)
      await page.evaluate(async () => {
        localStorage.clear()
        sessionStorage.clear()
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      })
    }
    await context.clearCookies()
    origins.clear()
  }
}

/** Remembers the init scripts that a story adds, because they would run in the pages of the next one. */
function trackScripts(target: Page | BrowserContext): Disposable[] {
  const added: Disposable[] = []
  const add = target.addInitScript.bind(target) as Page['addInitScript']
  target.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await add(...args)
    added.push(script)
    return script
  }
  return added
}
