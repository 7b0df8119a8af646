// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '#web/testing/page.ts'

async function load() {
  openPage({}, {}, '/profile')
  const [{ guardUnsavedChanges }, { goTo }] = await Promise.all([
    import('./unsavedChanges.ts'),
    import('./navigation.ts'),
  ])
  return { guardUnsavedChanges, goTo }
}

/** Simulates Back: the browser changes the address first and notifies afterwards. */
function goBack(path: string): void {
  history.replaceState(null, '', path)
  dispatchEvent(new Event('popstate'))
}

describe('guardUnsavedChanges', () => {
  let stop = () => {}
  beforeEach(() => history.replaceState(null, '', '/'))
  afterEach(() => stop())

  test('a link waits for the answer, then continues', async () => {
    const { guardUnsavedChanges, goTo } = await load()
    const ask = vi.fn()
    stop = guardUnsavedChanges(ask)
    goTo('/participants')
    expect(location.pathname).toBe('/profile')
    ask.mock.calls[0]?.[0]()
    expect(location.pathname).toBe('/participants')
  })

  test('Back is undone until the answer', async () => {
    const { guardUnsavedChanges, goTo } = await load()
    goTo('/settings')
    const ask = vi.fn()
    const back = vi.spyOn(history, 'back').mockImplementation(() => goBack('/profile'))
    stop = guardUnsavedChanges(ask)
    goBack('/profile')
    expect(location.pathname).toBe('/settings')
    expect(back).not.toHaveBeenCalled()
    ask.mock.calls[0]?.[0]()
    expect(location.pathname).toBe('/profile')
    expect(ask).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  test('closing the page asks, and only while something is unsaved', async () => {
    const { guardUnsavedChanges } = await load()
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    stop = guardUnsavedChanges(() => undefined)
    expect(isAsked()).toBe(true)
    stop()
    stop = () => {}
    expect(isAsked()).toBe(false)
  })
})
