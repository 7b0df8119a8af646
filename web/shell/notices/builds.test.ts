// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Toast } from '#web/lib/toasts.ts'
import { openPage } from '#web/testing/page.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

async function open() {
  openPage()
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell'])
  const { broadcast } = await import('#web/lib/events.ts')
  const { listToasts } = await import('#web/lib/toasts.ts')
  const { followTyping } = await import('#web/lib/browser/typed.ts')
  followTyping()
  const { followBuilds } = await import('./builds.ts')
  stop = followBuilds()
  return { broadcast, shown: () => listToasts().filter(toast => toast.isShown) }
}

describe('a new version', () => {
  test('is told once, and stays on the screen with a button to reload', async () => {
    const { broadcast, shown } = await open()
    broadcast('newBuild')
    broadcast('newBuild')
    expect(shown()).toMatchObject([
      {
        title: 'A new version is ready',
        content: 'Reload when it suits you. Until then this page keeps working.',
        timeout: 500_000,
        action: { label: 'Reload' },
      },
    ])
  })
})

describe('Reload', () => {
  const press = (label: string, toasts: Toast[]) => toasts.find(({ action }) => action?.label === label)?.action?.run()

  test('opens the new version at once where nothing would be lost', async () => {
    const { broadcast, shown } = await open()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    broadcast('newBuild')
    press('Reload', shown())
    expect(reload).toHaveBeenCalledOnce()
  })

  test('asks first while there is unsaved text', async () => {
    const { broadcast, shown } = await open()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>')
    const field = document.querySelector('textarea') as HTMLTextAreaElement
    field.focus()
    field.value = 'A letter'
    broadcast('newBuild')
    press('Reload', shown())
    expect(reload).not.toHaveBeenCalled()
    expect(shown()).toContainEqual(expect.objectContaining({ title: 'What you typed would be lost', type: 'warning' }))
    press('Reload anyway', shown())
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('a part that did not load', () => {
  test('can be tried again; each further failure replaces the notice', async () => {
    const { broadcast, shown } = await open()
    const [first, second] = [vi.fn(), vi.fn()]
    broadcast('partMissing', { retry: first })
    broadcast('partMissing', { retry: second })
    expect(shown()).toMatchObject([
      { type: 'warning', title: 'Part of the page did not load', timeout: 500_000, action: { label: 'Try again' } },
    ])
    shown()[0]?.action?.run()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })
})
