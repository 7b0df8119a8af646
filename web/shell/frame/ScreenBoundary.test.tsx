// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { openPage } from '#web/testing/page.ts'

let root: Root
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
})

it('a screen whose part did not load without a connection is shown when the connection is back', async () => {
  openPage({}, {}, '/')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell'])
  const { ChunkFailure } = await import('#web/lib/browser/chunks.ts')
  const { ScreenBoundary } = await import('./ScreenBoundary.tsx')
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Screen = () => {
    if (!isOnline) throw new ChunkFailure(null)
    return <p>The screen</p>
  }
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <MantineProvider>
        <ScreenBoundary path="/">
          <Screen />
        </ScreenBoundary>
      </MantineProvider>,
    ),
  )
  expect(document.querySelector('[role=alert]')?.textContent).toContain('did not load')
  isOnline = true
  await act(async () => void dispatchEvent(new Event('online')))
  expect(document.querySelector('p')?.textContent).toBe('The screen')
  expect(document.querySelector('[role=alert]')).toBeNull()
})
