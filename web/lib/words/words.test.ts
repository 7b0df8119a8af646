// @vitest-environment happy-dom
import { createElement, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

async function start() {
  openPage()
  const words = await import('./words.ts')
  const { setCurrentLanguage } = await import('./language.ts')
  await words.startWords(['shell', 'menu'])
  return { t: () => words.wordsOf('shell'), menu: () => words.wordsOf('menu'), setCurrentLanguage }
}

describe('texts', () => {
  it("are in the current language, and so is the page's lang attribute", async () => {
    localStorage.setItem('language', 'ru-RU')
    const { menu } = await start()
    expect(menu()('menu.events')).toBe('События')
    expect(document.documentElement.lang).toBe('ru')
  })

  it.each([
    [1, '1 участник'],
    [3, '3 участника'],
    [11, '11 участников'],
    [21, '21 участник'],
    [1284, '1\u00a0284 участника'],
  ])('have Russian plurals: %i', async (count, text) => {
    localStorage.setItem('language', 'ru-RU')
    const { t } = await start()
    expect(t()('members', { count })).toBe(text)
  })

  it.each([
    [1, '1 member'],
    [1284, '1,284 members'],
  ])('have English plurals: %i', async (count, text) => {
    const { t } = await start()
    expect(t()('members', { count })).toBe(text)
  })

  it('change with the language', async () => {
    const { menu, setCurrentLanguage } = await start()
    expect(menu()('menu.events')).toBe('Events')
    setCurrentLanguage('ru')
    await eventually(() => expect(menu()('menu.events')).toBe('События'))
    expect(document.documentElement.lang).toBe('ru')
  })

  it('that do not load fail where they are used, after one attempt, and are asked for anew later', async () => {
    await start()
    const { useWords, wordsIn } = await import('./words.ts')
    // A failure is kept for a while, in which a slow machine may not render.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const failures: unknown[] = []
    let renders = 0
    const Part = () => {
      renders += 1
      return useWords('nothing' as 'shell')('members')
    }
    const failing = () => wordsIn('en', 'nothing' as 'shell').catch((error: unknown) => error)
    const first = failing()
    await new Promise<void>(resolve => {
      const root = createRoot(document.getElementById('root') as HTMLElement, {
        onUncaughtError: error => {
          failures.push(error)
          resolve()
        },
      })
      root.render(createElement(Suspense, { fallback: null }, createElement(Part)))
    })
    expect(failures).toEqual([new Error('No words: nothing')])
    expect(failures[0]).toBe(await first)
    expect(renders).toBeLessThan(10)
    vi.advanceTimersByTime(200)
    expect(await failing()).not.toBe(failures[0])
  })
})
