import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Toasts = typeof import('./toasts.ts')
let toasts: Toasts

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.resetModules()
  toasts = await import('./toasts.ts')
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => toasts.listToasts().filter(toast => toast.isShown)

describe('a toast', () => {
  it('is shown when created, with a key from the time', () => {
    const key = toasts.showToast({ title: 'Saved' })
    expect(key).toBe(1_000_000)
    expect(toasts.listToasts()).toMatchObject([{ key, title: 'Saved', type: 'default', isShown: true }])
  })

  it('has a unique key within one millisecond', () => {
    expect(toasts.showToast({ title: 'a' })).not.toBe(toasts.showToast({ title: 'b' }))
  })

  it.each([
    ['success', 3000],
    ['error', 4000],
    ['warning', 4000],
    ['default', 3000],
  ] as const)('of type %s closes after %i ms', (type, milliseconds) => {
    toasts.showToast({ type, title: 'x' })
    vi.advanceTimersByTime(milliseconds - 1)
    expect(shown()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toHaveLength(0)
  })

  it('with an action, such as Undo, stays at least eight seconds', () => {
    for (const timeout of [{}, { timeout: 500 }])
      toasts.showToast({ title: 'Removed', action: { label: 'Undo', run: () => {} }, ...timeout })
    vi.advanceTimersByTime(7999)
    expect(shown()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(shown()).toHaveLength(0)
  })

  it('uses its own timeout', () => {
    toasts.showToast({ title: 'x', timeout: 500_000 })
    vi.advanceTimersByTime(499_999)
    expect(shown()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(shown()).toHaveLength(0)
  })

  it('is hidden when dismissed and removed one second later', () => {
    const key = toasts.showToast({ title: 'x' })
    toasts.dismissToast(key)
    expect(toasts.listToasts()).toMatchObject([{ isShown: false }])
    vi.advanceTimersByTime(999)
    expect(toasts.listToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.listToasts()).toHaveLength(0)
  })

  it('stays open while hovered', () => {
    const key = toasts.showToast({ title: 'x' })
    toasts.pauseToast(key)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toHaveLength(1)
    toasts.resumeToast(key)
    vi.advanceTimersByTime(3000)
    expect(shown()).toHaveLength(0)
  })
})

describe('several toasts', () => {
  it('are at most 20, and the oldest is removed', () => {
    for (let count = 1; count <= 25; count++) toasts.showToast({ title: String(count) })
    expect(toasts.listToasts()).toHaveLength(20)
    expect(toasts.listToasts()[0]?.title).toBe('6')
    expect(toasts.listToasts().at(-1)?.title).toBe('25')
  })

  it('all close eventually', () => {
    for (let count = 1; count <= 25; count++) toasts.showToast({ title: String(count) })
    vi.advanceTimersByTime(4000)
    expect(toasts.listToasts()).toEqual([])
  })
})
