import type { Browser, Page } from '@playwright/test'
import { maxHeld } from '#web/features/chats/chat/chatWindow.ts'
import { test } from '../localized-test.ts'
import { openAs } from '../session.ts'
import { expect } from '../test.ts'
import { createChat, logOf } from './chat.ts'
import { fillChat } from './store.ts'

const messages = 10_000
/** Messages that one scroll goes past: more than the page holds. */
const distance = maxHeld + 100
const longestTaskMs = 50
/** How long the log may stand still before the story fails, and says where. */
const patienceMs = 20_000

type Scrolled = { rows: number; jump: number }

/** Scrolls the log frame by frame past the distance, and follows a message in sight from each frame to the next. */
const scroll = (page: Page, direction: 'up' | 'down', far = distance): Promise<Scrolled> =>
  logOf(page).evaluate(
    async (log, { sign, far, patience }) => {
      const box = log.getBoundingClientRect()
      const inSight = () => {
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const row = at?.closest<HTMLElement>('[data-number]')
        return row && { row, number: Number(row.dataset.number), top: row.getBoundingClientRect().top }
      }
      const frame = () => new Promise(Reflect.get(window, 'promptFrame') ?? requestAnimationFrame)
      let first: number | null = null
      let [rows, jump, last] = [0, 0, 0]
      let movedAt = performance.now()
      for (;;) {
        const held = inSight()
        if (held && held.number !== last) [last, movedAt] = [held.number, performance.now()]
        if (performance.now() - movedAt > patience) {
          const { isConnected, scrollTop, scrollHeight } = log
          throw new Error(`It stands still: ${JSON.stringify({ first, last, isConnected, scrollTop, scrollHeight })}`)
        }
        const start = log.scrollTop
        log.scrollTop += sign * 240
        const moved = log.scrollTop - start
        await frame()
        rows = Math.max(rows, log.querySelectorAll('[data-number]').length)
        if (!held) continue
        // A row that was removed while it was in sight is a jump, too.
        const top = held.row.isConnected ? held.row.getBoundingClientRect().top : Number.POSITIVE_INFINITY
        jump = Math.max(jump, Math.abs(top - (held.top - moved)))
        first ??= held.number
        if (Math.abs(held.number - first) >= far) return { rows, jump }
      }
    },
    { sign: direction === 'up' ? -1 : 1, far, patience: patienceMs },
  )

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** The longest task of the page's main thread in milliseconds of its own processor time, so that other processes do not count. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await work()
  // A task is reported when it has ended: the last one before this one begins.
  await page.evaluate(() => null)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  // The browser keeps a process in reserve, which has such a thread, too.
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isOfPage = ({ pid, tid }: TraceEvent) => mains.some(main => main.pid === pid && main.tid === tid)
  const tasks = traceEvents.filter(event => event.name === 'RunTask' && isOfPage(event))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

test('a chat of 10,000 messages holds few rows, keeps its place and has no task over 50 ms while scrolling', {
  tag: '@desktop',
}, async ({ page, browser, request }) => {
  const { anna, chatId } = await createChat(request)
  await fillChat(chatId, messages)
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  const newest = logOf(page).getByText(`Loaf ${messages}`)
  await expect(newest).toBeInViewport()
  const longest: number[] = []
  for (let round = 0; round < 3; round++) {
    longest.push(
      await longestTask(browser, page, async () => {
        const up = await scroll(page, 'up')
        await expect(newest).toHaveCount(0)
        const down = await scroll(page, 'down')
        for (const { rows, jump } of [up, down]) {
          expect(rows).toBeGreaterThan(maxHeld / 2)
          expect(rows).toBeLessThanOrEqual(maxHeld)
          expect(jump).toBeLessThanOrEqual(1)
        }
      }),
    )
  }
  // The middle one: a garbage collection may fall into any of them.
  expect(longest.toSorted((one, other) => one - other)[1], String(longest)).toBeLessThanOrEqual(longestTaskMs)

  const busy = () => {
    const until = performance.now() + 1000
    while (performance.now() < until);
  }
  expect(await longestTask(browser, page, () => page.evaluate(busy))).toBeGreaterThan(longestTaskMs)
})

test('a chat keeps its place when messages arrive while frames come late', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { anna, chatId } = await createChat(request)
  await fillChat(chatId, 400)
  await page.addInitScript(() => {
    const promptFrame = window.requestAnimationFrame.bind(window)
    const requestAnimationFrame: typeof promptFrame = callback =>
      promptFrame(() => setTimeout(() => callback(performance.now()), 100))
    Object.assign(window, { promptFrame, requestAnimationFrame })
  })
  await openAs(page, 'samovar', anna, `/chats/${chatId}`)
  await expect(logOf(page).getByText('Loaf 400')).toBeInViewport()
  expect((await scroll(page, 'up', 200)).jump).toBeLessThanOrEqual(1)
})
