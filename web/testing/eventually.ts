import { vi } from 'vitest'

/** Waits until the expectation holds. The time-out detects a hang; a busy machine must not reach it. */
export const eventually = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 30_000, interval: 10 })
