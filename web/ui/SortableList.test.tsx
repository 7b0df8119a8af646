// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '#web/testing/page.ts'
import { settle } from '#web/testing/signedInPage.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
afterEach(() => act(async () => root.unmount()))

it('the focus stays on its button when the rows become draggable', async () => {
  openPage({}, {}, '/')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui'])
  const { SortableList } = await import('./SortableList.tsx')
  const rows = ['Events', 'Chats'].map(label => ({ id: label, label, content: label }))
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <MantineProvider>
        <SortableList label="Menu" rows={rows} onOrder={() => undefined} />
      </MantineProvider>,
    ),
  )
  const handles = () => document.querySelectorAll('ol [aria-hidden] svg')
  const buttons = () => document.querySelectorAll<HTMLElement>('ol button')
  expect(handles().length).toBe(0)
  const before = buttons()[3]
  before?.focus()
  await settle(() => expect(handles().length).toBe(2))
  expect(before?.isConnected).toBe(false)
  expect(document.activeElement).toBe(buttons()[3])
})
