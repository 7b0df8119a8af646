// @vitest-environment happy-dom
import { Component, type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

beforeEach(() => {
  sessionStorage.clear()
  // React and the boundary report what the tests make fail.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const Dialog = () => <p>the dialog</p>

/** As that of a screen: it has the failure instead of the screen. */
class Boundary extends Component<{ children: ReactNode }, { failure: Error | null }> {
  override state = { failure: null as Error | null }
  static getDerivedStateFromError = (failure: Error) => ({ failure })
  override render = () => this.state.failure?.message ?? this.props.children
}

async function loadPage() {
  openPage()
  const { followTyping } = await import('./typed.ts')
  followTyping()
  return import('./chunks.ts')
}

/** A screen with a field, and a dialog whose chunk is gone at first. The page was reloaded already. */
async function openScreen() {
  const before = await loadPage()
  before.reloadOnce(() => undefined)
  const { lazyComponent } = await loadPage()
  const { listen } = await import('../events.ts')
  const { createRoot } = await import('react-dom/client')
  const chunk = { isGone: true }
  const Lazy = lazyComponent(async () => {
    if (chunk.isGone) throw new Error('gone')
    return { Dialog }
  }, 'Dialog')
  const retries: (() => void)[] = []
  listen('partMissing', ({ retry }) => retries.push(retry))
  function Screen() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <textarea />
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Open
        </button>
        <Suspense fallback={null}>{isOpen && <Lazy />}</Suspense>
      </>
    )
  }
  const root = document.getElementById('root') as HTMLElement
  await act(async () =>
    createRoot(root).render(
      <Boundary>
        <Screen />
      </Boundary>,
    ),
  )
  const press = () => act(async () => root.querySelector('button')?.click())
  const type = (text: string) => {
    const field = root.querySelector('textarea') as HTMLTextAreaElement
    field.focus()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { root, press, type, chunk, retries }
}

describe('a part of the screen that does not load', () => {
  test('leaves the screen with what was typed, and comes when it is tried again', async () => {
    const { root, press, type, chunk, retries } = await openScreen()
    type('A letter')
    await press()
    expect(root.querySelector('textarea')?.value).toBe('A letter')
    expect(root.textContent).not.toContain('the dialog')
    await eventually(() => expect(retries).toHaveLength(1))
    await act(async () => retries[0]?.())
    await eventually(() => expect(retries).toHaveLength(2))
    chunk.isGone = false
    await act(async () => retries[1]?.())
    await eventually(() => expect(root.textContent).toContain('the dialog'))
    expect(root.querySelector('textarea')?.value).toBe('A letter')
  })

  test('comes when it is opened again', async () => {
    const { root, press, type, chunk, retries } = await openScreen()
    type('A letter')
    await press()
    await eventually(() => expect(retries).toHaveLength(1))
    chunk.isGone = false
    await press()
    await press()
    await eventually(() => expect(root.textContent).toContain('the dialog'))
  })

  test('fails the screen where nothing is typed', async () => {
    const { root, press, retries } = await openScreen()
    await press()
    await eventually(() => expect(root.textContent).toBe('A part of the page did not load'))
    expect(retries).toEqual([])
  })
})

describe('a part that the screen can do without', () => {
  test('is left out while the server cannot be reached; then the page is loaded again', async () => {
    const { lazyComponent } = await loadPage()
    const { OptionalPart } = await import('./OptionalPart.tsx')
    const { createRoot } = await import('react-dom/client')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let asked = 0
    let answer = 502
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      asked += 1
      return new Response('', { status: answer })
    })
    const Lazy = lazyComponent<{ Dialog: typeof Dialog }, 'Dialog'>(() => Promise.reject(new Error('gone')), 'Dialog')
    const root = document.getElementById('root') as HTMLElement
    await act(async () =>
      createRoot(root).render(
        <Boundary>
          the rest
          <OptionalPart>
            <Suspense fallback={null}>
              <Lazy />
            </Suspense>
          </OptionalPart>
        </Boundary>,
      ),
    )
    await eventually(() => act(async () => expect(root.textContent).toBe('the rest')))
    isOnline.mockReturnValue(true)
    await eventually(() => expect(asked).toBeGreaterThan(0))
    expect(reload).not.toHaveBeenCalled()
    answer = 200
    await eventually(() => expect(reload).toHaveBeenCalledOnce())
    expect(root.textContent).toBe('the rest')
  })
})
