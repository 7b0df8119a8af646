import { describe, expect, test } from 'vitest'
import { MovableClock, systemClock } from './clock.ts'

describe('a clock that can be moved', () => {
  test('runs on from where it is put', async () => {
    const clock = new MovableClock()
    expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(1000)
    clock.moveTo('2030-10-27T00:59:59.900Z')
    clock.moveBy(3_600_000)
    expect(clock.now().toISOString()).toMatch(/^2030-10-27T01:59:59|^2030-10-27T02:00:00/)
    const before = clock.now().getTime()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(clock.now().getTime()).toBeGreaterThan(before)
  })

  test('stands still once it is stopped, and can still be moved', async () => {
    const clock = new MovableClock()
    clock.stop()
    const before = clock.now().getTime()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(clock.now().getTime()).toBe(before)
    clock.moveBy(1000)
    expect(clock.now().getTime()).toBe(before + 1000)
    clock.moveTo('2030-10-27T00:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2030-10-27T00:00:00.000Z')
  })
})
