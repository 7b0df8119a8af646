import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MovableClock, systemClock } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a clock that can be moved', () => {
  test('shows the time of the system until it is put elsewhere, and runs on from there', () => {
    const clock = new MovableClock()
    expect(clock.now()).toEqual(systemClock.now())
    clock.moveTo('2030-10-27T00:59:59.900Z')
    clock.moveBy(3_600_000)
    expect(clock.now().toISOString()).toBe('2030-10-27T01:59:59.900Z')
    vi.setSystemTime(Date.now() + 250)
    expect(clock.now().toISOString()).toBe('2030-10-27T02:00:00.150Z')
  })

  test('stands still once it is stopped, and can still be moved', () => {
    const clock = new MovableClock()
    clock.stop()
    const before = clock.now().getTime()
    vi.setSystemTime(Date.now() + 20)
    expect(clock.now().getTime()).toBe(before)
    clock.moveBy(1000)
    expect(clock.now().getTime()).toBe(before + 1000)
    clock.moveTo('2030-10-27T00:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2030-10-27T00:00:00.000Z')
  })
})
