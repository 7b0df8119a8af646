// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { openPage } from '#web/testing/page.ts'

afterEach(() => vi.useRealTimers())

it('counts down second by second to the instant, and tells once that it is over', async () => {
  openPage()
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['matching'])
  const { useTimeLeft } = await import('./useTimeLeft.ts')
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z') })
  const onOver = vi.fn()
  const Shown = () => useTimeLeft('2026-11-18T09:00:03Z', onOver)
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Shown />))
  const seen = [box.textContent]
  for (let second = 1; second <= 5; second++) {
    expect(onOver).toHaveBeenCalledTimes(second > 3 ? 1 : 0)
    await act(async () => vi.advanceTimersByTime(1000))
    seen.push(box.textContent)
  }
  expect(seen).toEqual(['00:00:03', '00:00:02', '00:00:01', '00:00:00', '00:00:00', '00:00:00'])
  expect(onOver).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
