// @vitest-environment happy-dom
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { act } from '#web/testing/act.ts'

/** The fields that header and form need. */
const community: Partial<Community> = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  domain: 'club',
  lang: 'en',
  langChoices: ['en', 'ru'],
  title: { en: 'Club', ru: 'Клуб' },
  logoUrl: '/logo.svg',
  options: [{ optionType: 'SHORT_SIGN_IN_POLICY', settings: {} }],
  authConfig: [{ authType: 'EMAIL' }],
  parentCommunityDomain: null,
}
const look = { brandColor: '#b3501f', accentColor: '#2c7567', displayFont: 'onest' } as const
const bootstrap = {
  community: { ...community, brandConfig: look },
  settings: { apiOrigin: '' },
  preview: [],
  isNamedByHost: true,
  acceptedLanguage: null,
}

let parts: {
  ShortSignIn: typeof import('#web/features/auth/login/ShortSignIn.tsx').ShortSignIn
  SpecialHeader: typeof import('./SpecialHeader.tsx').SpecialHeader
  ThemeProvider: typeof import('#web/ui/ThemeProvider.tsx').ThemeProvider
}
let root: Root

/** The app reads the bootstrap data on import, so it is imported after the page exists. */
beforeAll(async () => {
  vi.resetModules()
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['landing', 'ui'])
  const { ShortSignIn } = await import('#web/features/auth/login/ShortSignIn.tsx')
  const { SpecialHeader } = await import('./SpecialHeader.tsx')
  const { ThemeProvider } = await import('#web/ui/ThemeProvider.tsx')
  parts = { ShortSignIn, SpecialHeader, ThemeProvider }
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
})

function Place() {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify({ pathname, state })}</output>
}

async function show(content: ReactNode): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  await act(() =>
    root.render(
      <parts.ThemeProvider look={look}>
        <MemoryRouter>
          <Suspense>{content}</Suspense>
          <Place />
        </MemoryRouter>
      </parts.ThemeProvider>,
    ),
  )
}

const find = <T extends Element = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`Not on the page: ${selector}`)
  return found
}
const place = () => JSON.parse(find('output').textContent ?? '') as { pathname: string; state: unknown }
const click = (element: HTMLElement) => act(() => element.click())

async function type(text: string): Promise<void> {
  const input = find<HTMLInputElement>('input[name=email]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(() => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const submit = () =>
  act(() => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

it('the email field shows an error for an invalid email for two and a half seconds, and stays', async () => {
  await show(<parts.ShortSignIn button="Start" />)
  await type('anna@')
  await submit()
  expect(find('[role=alert]').textContent).toContain('name@example.com')
  expect(find('input[name=email]').getAttribute('aria-invalid')).toBe('true')
  await act(() => vi.advanceTimersByTime(2499))
  expect(find('[role=alert]').textContent).not.toBe('')
  await act(() => vi.advanceTimersByTime(1))
  expect(find('[role=alert]').textContent).toBe('')
  expect(place().pathname).toBe('/')
})

it('the email field passes a valid email to the login form, trimmed, and asks for no terms', async () => {
  await show(<parts.ShortSignIn button="Start" />)
  expect(document.querySelector('input[type=checkbox]')).toBeNull()
  await type(' anna@example.com ')
  await submit()
  expect(place()).toEqual({ pathname: '/login', state: { email: 'anna@example.com' } })
})

const setWidth = (width: number) => {
  Object.assign(window, { innerWidth: width })
  window.dispatchEvent(new Event('resize'))
}
// The window is that of the next file too.
const ownWidth = innerWidth
afterAll(() => setWidth(ownWidth))
const isMenuOpen = () => !find('#landing-menu').hidden

it.each([
  [767, false],
  [768, true],
  [1440, true],
])('at %i px the menu is initially open: %s', async (width, isOpen) => {
  setWidth(width)
  await show(<parts.SpecialHeader />)
  expect(isMenuOpen()).toBe(isOpen)
})

it('the menu closes on a click on its background below 768 px, but not inside', async () => {
  setWidth(767)
  await show(<parts.SpecialHeader />)
  await click(find('[aria-controls=landing-menu]'))
  expect(isMenuOpen()).toBe(true)
  await click(find('#landing-menu ul'))
  expect(isMenuOpen()).toBe(true)
  await click(find('#landing-menu'))
  expect(isMenuOpen()).toBe(false)
})

it('the menu stays open on a click on its background from 768 px', async () => {
  setWidth(768)
  await show(<parts.SpecialHeader />)
  await click(find('#landing-menu'))
  expect(isMenuOpen()).toBe(true)
})

it('the menu closes by Cancel and by Escape, and returns focus to its button', async () => {
  setWidth(390)
  await show(<parts.SpecialHeader />)
  const toggle = find('[aria-controls=landing-menu]')
  await click(toggle)
  await click(find('#landing-menu button'))
  expect(isMenuOpen()).toBe(false)
  expect(document.activeElement).toBe(toggle)
  await click(toggle)
  await act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  expect(isMenuOpen()).toBe(false)
})

it('the header has a shadow only after more than 78 px of scroll', async () => {
  await show(<parts.SpecialHeader />)
  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(window, { scrollY: top })
      window.dispatchEvent(new Event('scroll'))
    })
  await scrollTo(78)
  expect(find('header').dataset.scrolled).toBeUndefined()
  await scrollTo(79)
  expect(find('header').dataset.scrolled).toBe('true')
  await scrollTo(0)
  expect(find('header').dataset.scrolled).toBeUndefined()
})

it('the header links every menu entry to registration', async () => {
  setWidth(1440)
  await show(<parts.SpecialHeader />)
  const targets = [...document.querySelectorAll('#landing-menu a')].map(link => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(targets).toEqual([
    ['About', '/registration'],
    ['Members', '/registration'],
    ['Experts', '/registration'],
    ['Log In', '/login'],
    ['Sign Up', '/registration'],
  ])
})
