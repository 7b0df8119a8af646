// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { openPage } from '#web/testing/page.ts'
import { settle } from '#web/testing/signedInPage.tsx'

let root: Root
afterEach(() => act(async () => root.unmount()))

it('the focus stays in its field when the rows become draggable', async () => {
  openPage({}, {}, '/')
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['ui'])
  const { SortableList } = await import('./SortableList.tsx')
  let first: HTMLInputElement | null = null
  /** As soon as it is there, which is before the rows become draggable. */
  const enterOnce = (field: HTMLInputElement | null) => {
    if (first) return
    first = field
    field?.focus()
  }
  const rows = ['Events', 'Chats'].map(label => ({
    id: label,
    label,
    content: label === 'Chats' ? <input aria-label="Name" ref={enterOnce} /> : label,
  }))
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <MantineProvider>
        <SortableList label="Menu" rows={rows} onOrder={() => undefined} />
      </MantineProvider>,
    ),
  )
  await settle(() => expect(document.querySelectorAll('ol [aria-hidden] svg').length).toBe(2))
  const field = document.querySelector('input')
  expect(field).not.toBe(first)
  expect(document.activeElement).toBe(field)
})
