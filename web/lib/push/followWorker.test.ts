// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

/** A browser whose service worker is active; it may be asked to look for another one. */
function givenWorker() {
  const active = { postMessage: vi.fn() }
  const registration = {
    active,
    update: vi.fn(async () => undefined),
    pushManager: { getSubscription: async () => null },
  }
  const container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data, source: active as never }))
  return { active, registration, say }
}

let stop = () => {}
beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function open() {
  openPage()
  const worker = givenWorker()
  const { ownScript } = await import('../browser/chunks.ts')
  const { listen } = await import('../events.ts')
  const onNewBuild = vi.fn()
  listen('newBuild', onNewBuild)
  const { followServiceWorker } = await import('./followWorker.ts')
  stop = followServiceWorker()
  const opened = { type: 'opened', script: ownScript }
  await eventually(() => expect(worker.active.postMessage.mock.calls).toEqual([[opened]]))
  return { ...worker, ownScript, opened, onNewBuild }
}

describe('an open page', () => {
  test('tells a worker that takes over which build it is of, and learns of another one', async () => {
    const { active, say, ownScript, opened, onNewBuild } = await open()
    say({ type: 'started', script: ownScript })
    expect(onNewBuild).not.toHaveBeenCalled()
    say({ type: 'started', script: '/assets/index-other12.js' })
    expect(onNewBuild).toHaveBeenCalledOnce()
    expect(active.postMessage.mock.calls).toEqual([[opened], [opened], [opened]])
  })

  test('looks for a new build when it comes to the front, once an hour', async () => {
    const { registration } = await open()
    const come = async (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      document.dispatchEvent(new Event('visibilitychange'))
      await Promise.resolve()
      await Promise.resolve()
      return registration.update.mock.calls.length
    }
    expect(await come(59)).toBe(0)
    expect(await come(1)).toBe(1)
    expect(await come(30)).toBe(1)
    expect(await come(30)).toBe(2)
  })
})
