// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { removeLoader } from './page.ts'

afterEach(() => vi.useRealTimers())

it('the loader begins to leave at once, and is removed after 50 ms', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="loader"></div>'
  removeLoader()
  vi.advanceTimersByTime(49)
  expect(document.getElementById('loader')?.className).toBe('leaving')
  vi.advanceTimersByTime(1)
  expect(document.getElementById('loader')).toBeNull()
})
