// @vitest-environment happy-dom
import { type ReactNode, Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { act } from '#web/testing/act.ts'
import { eventually } from './testing/eventually.ts'
import { openPage } from './testing/page.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('token', 'a.b.c')
})

/** Renders a page with a token, before the user is loaded, and without a server: at the address of the page there may be one. */
async function open(path: string) {
  openPage({}, { apiOrigin: 'http://127.0.0.1:1' }, path)
  const { startWords } = await import('./lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('./App.tsx')
  await import('./Screens.tsx')
  const { preloadFrame } = await import('./shell/frame/Frame.tsx')
  const skeletons = await import('./ui/Skeletons.tsx')
  const { MantineProvider } = await import('@mantine/core')
  await Promise.all([preloadFrame('app'), preloadFrame('plain')])
  await act(async () => createRoot(document.getElementById('root') as HTMLElement).render(<App />))
  const draw = async (skeleton: ReactNode) => {
    const box = document.createElement('div')
    await act(async () =>
      createRoot(box).render(
        <MantineProvider withCssVariables={false} withGlobalClasses={false}>
          <Suspense>{skeleton}</Suspense>
        </MantineProvider>,
      ),
    )
    return box.innerHTML
  }
  return { skeletons, draw, shown: () => document.querySelector('main')?.innerHTML ?? '' }
}

type Kind = 'CardGridSkeleton' | 'ProfileSkeleton' | 'FormSkeleton'

describe('while the session is loading', () => {
  it.each<[string, Kind]>([
    ['/my_communities', 'CardGridSkeleton'],
    ['/participants', 'CardGridSkeleton'],
    ['/u/anna', 'ProfileSkeleton'],
    ['/questions', 'FormSkeleton'],
    ['/onboarding', 'FormSkeleton'],
    ['/profile', 'ProfileSkeleton'],
  ])('%s has the placeholder of its screen, the %s', async (path, kind) => {
    const { skeletons, draw, shown } = await open(path)
    const Own = skeletons[kind]
    const own = await draw(<Own />)
    await eventually(() => expect(shown()).toBe(own))
    expect(own).not.toBe(await draw(<skeletons.PageSkeleton />))
    expect(document.querySelector('main [role=status]')?.textContent).toContain('Loading')
  })
})
