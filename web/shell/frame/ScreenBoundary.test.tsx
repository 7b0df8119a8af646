// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let root: Root
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
})

it('a screen whose part did not load without a connection says so, and is loaded again with the connection back', async () => {
  openPage({}, {}, '/')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell'])
  const { ChunkFailure } = await import('#web/lib/browser/chunks.ts')
  const { ScreenBoundary } = await import('./ScreenBoundary.tsx')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const Screen = () => {
    throw new ChunkFailure(null)
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
  expect(reload).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
})
