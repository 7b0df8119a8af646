import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reconnectDelay } from './backoff.ts'

describe('reconnectDelay', () => {
  it.each([
    [0, 5000],
    [1, 10_000],
    [2, 20_000],
    [6, 320_000],
    [7, 640_000],
    [8, 720_000],
    [2000, 720_000],
  ])('after %i failures is %i ms without jitter', (failures, expected) => {
    expect(reconnectDelay(failures, 0)).toBe(expected)
  })

  it('is at least 5 s and at most 15 min, and grows with the failures', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const delay = reconnectDelay(failures, random)
        expect(delay).toBeGreaterThanOrEqual(5000)
        expect(delay).toBeLessThanOrEqual(15 * 60_000)
        expect(reconnectDelay(failures + 1, random)).toBeGreaterThanOrEqual(delay)
      }),
    )
  })

  it('differs between browsers', () => {
    expect(reconnectDelay(0, 0.9)).toBeGreaterThan(reconnectDelay(0, 0.1))
    expect(reconnectDelay(50, 1)).toBe(15 * 60_000)
  })
})
