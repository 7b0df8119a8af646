// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '#web/testing/page.ts'

let isOnline = true
let stop: () => void

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
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
  const { followConnection, isBannerShown } = await import('./offline.ts')
  stop = followConnection()
  const shown = () => listToasts().filter(toast => toast.isShown)
  const go = (state: 'online' | 'offline') => {
    isOnline = state === 'online'
    dispatchEvent(new Event(state))
  }
  return { broadcast, shown, go, isBannerShown }
}
const unavailable = { message: 'Server is unavailable' }

describe('going offline', () => {
  it('shows one lasting notice', async () => {
    const { shown, go, broadcast } = await open()
    go('offline')
    go('offline')
    broadcast('unavailable', unavailable)
    expect(shown()).toMatchObject([
      { title: 'Offline', content: 'The app is offline. Check your connection', type: 'default', timeout: 500_000 },
    ])
  })

  it('ends when the connection is back', async () => {
    const { shown, go } = await open()
    go('offline')
    go('online')
    expect(shown()).toEqual([])
  })

  it('does not end with the late answer to an earlier call', async () => {
    const { shown, go, broadcast } = await open()
    go('offline')
    broadcast('available')
    expect(shown()).toMatchObject([{ title: 'Offline' }])
  })

  it('is detected when the page opens offline', async () => {
    isOnline = false
    const { shown } = await open()
    expect(shown()).toMatchObject([{ title: 'Offline' }])
  })
})

describe('the banner over what was kept', () => {
  it('is not covered by the same notice', async () => {
    const { shown, go, broadcast, isBannerShown } = await open()
    go('offline')
    isBannerShown.set(true)
    expect(shown()).toEqual([])
    broadcast('unavailable', unavailable)
    go('offline')
    expect(shown()).toEqual([])
    isBannerShown.set(false)
    go('offline')
    expect(shown()).toMatchObject([{ title: 'Offline' }])
  })
})

describe('a server failure while online', () => {
  it('shows one lasting notice with a contact button', async () => {
    const { shown, broadcast } = await open()
    broadcast('unavailable', unavailable)
    broadcast('unavailable', unavailable)
    expect(shown()).toMatchObject([
      {
        title: 'Oops!',
        content: 'Something is broken. Try to reload the page',
        type: 'default',
        timeout: 500_000,
        action: { label: 'Reload' },
      },
    ])
  })

  it('ends when the server responds again', async () => {
    const { shown, broadcast } = await open()
    broadcast('unavailable', unavailable)
    broadcast('available')
    expect(shown()).toEqual([])
  })

  it('is replaced by the offline notice', async () => {
    const { shown, broadcast, go } = await open()
    broadcast('unavailable', unavailable)
    go('offline')
    expect(shown()).toMatchObject([{ title: 'Offline' }])
  })
})
