// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

async function open() {
  openPage()
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell'])
  const { createRoot } = await import('react-dom/client')
  const { Toasts } = await import('./Toasts.tsx')
  const { showToast } = await import('#web/lib/toasts.ts')
  const root = document.getElementById('root') as HTMLElement
  await act(async () => createRoot(root).render(<Toasts />))
  return { root, show: (toast: Parameters<typeof showToast>[0]) => act(async () => void showToast(toast)) }
}

describe('toasts on the page', () => {
  it('are in a live region that exists before them', async () => {
    const { root, show } = await open()
    const region = root.querySelector('[aria-live="polite"]')
    expect(region?.textContent).toBe('')
    await show({ title: 'Saved', content: 'Everyone sees it now' })
    expect(region?.textContent).toContain('Saved')
    expect(region?.textContent).toContain('Everyone sees it now')
  })

  it('close when dismissed, and run their action', async () => {
    const { root, show } = await open()
    const undo = vi.fn()
    await show({ title: 'Removed', action: { label: 'Undo', run: undo } })
    const button = [...root.querySelectorAll('button')].find(each => each.textContent === 'Undo')
    await act(async () => button?.click())
    expect(undo).toHaveBeenCalledOnce()
    expect(root.querySelector('[data-leaving]')).not.toBeNull()
  })

  it('stay while the pointer moves over them, and go in time where it was at rest already', async () => {
    const { root, show } = await open()
    // On a clock of the test: the first could be gone before the pointer is over it.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await show({ title: 'Read', timeout: 500 })
    await show({ title: 'Unseen', timeout: 500 })
    const pass = (title: string, movementX: number) => {
      const toast = [...root.querySelectorAll('li')].find(each => each.textContent?.includes(title))
      const event = new PointerEvent('pointermove', { bubbles: true })
      Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } })
      return act(async () => void toast?.dispatchEvent(event))
    }
    await pass('Read', 3)
    await pass('Unseen', 0)
    await act(async () => void vi.advanceTimersByTime(500))
    expect([...root.querySelectorAll('[data-leaving]')].map(each => each.textContent)).toEqual(['Unseen'])
  })

  it('show the text of a title that is HTML where the sanitizer does not load', async () => {
    vi.doMock('dompurify', () => Promise.reject(new Error('gone')))
    const { root, show } = await open()
    await show({ title: 'Saved <b>twice</b><img src=x onerror=alert(1)>', timeout: 60_000 })
    await eventually(() => expect(root.querySelector('p')?.textContent).toBe('Saved twice'))
    expect(root.querySelector('p')?.innerHTML).toBe('Saved twice')
    vi.doUnmock('dompurify')
  })
})
