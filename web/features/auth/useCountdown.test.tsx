// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { useCountdown } from './useCountdown.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Renders a new screen with the countdown. */
async function open(key: string) {
  const box = document.createElement('div')
  const root = createRoot(box)
  let start = () => {}
  function Shown() {
    const countdown = useCountdown(key)
    start = countdown.start
    return countdown.label
  }
  await act(async () => root.render(<Shown />))
  return {
    shown: () => box.textContent,
    start: () => act(async () => start()),
    close: () => act(async () => root.unmount()),
  }
}
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))

it('counts down from the letter to zero', async () => {
  const screen = await open('recovery.anna@example.com')
  expect(screen.shown()).toBe('00:00')
  await screen.start()
  expect(screen.shown()).toBe('1:00')
  await pass(18)
  expect(screen.shown()).toBe('00:42')
  await pass(100)
  expect(screen.shown()).toBe('00:00')
  expect(vi.getTimerCount()).toBe(0)
})

it('continues after a reload, separately for each key', async () => {
  const first = await open('recovery.anna@example.com')
  await first.start()
  await pass(20)
  await first.close()
  expect((await open('recovery.anna@example.com')).shown()).toBe('00:40')
  expect((await open('recovery.boris@example.com')).shown()).toBe('00:00')
})
