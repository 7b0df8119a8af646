// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Community } from '#contract/communities/community.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity } from '#web/testing/community.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
let root: Root

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer()
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never

async function open(path: string, own: Partial<Community>) {
  openPage({ community: buildCommunity(own), landing }, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'auth', 'account', 'landing', 'failures'])
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
  await settle(() => expect(document.querySelector('h1')).not.toBeNull())
}

/** Waits for pending renders, then checks again. */
const settle = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise(resolve => setTimeout(resolve, 20)))
      check()
    },
    { timeout: 30_000 },
  )

it('the registration page links back to the login, which gets the email', async () => {
  await open('/registration?email=anna@harbour.example', { authConfig: [{ authType: 'EMAIL' }] })
  await act(async () => document.querySelector<HTMLAnchorElement>('main a[href="/login"]')?.click())
  await settle(() => expect(location.pathname).toBe('/login'))
  await settle(() =>
    expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('anna@harbour.example'),
  )
})

it.each(['OAUTH2', 'MAGIC', 'NONE'] as const)(
  'signing up is possible on the page itself by %s alone',
  async authType => {
    await open('/registration', { authConfig: [{ authType }] })
    const buttons = [...document.querySelectorAll('main button')].map(button => button.textContent)
    expect(buttons).toContain({ OAUTH2: 'Sign Up', MAGIC: 'Email me a link', NONE: 'Log in with the code' }[authType])
  },
)

it.each([
  ['a visitor applies outside', null, false],
  ['whom a manager invited registers here', 'tea-code', true],
])('where the community takes applications outside, %s', async (_who, code, hasForm) => {
  if (code) localStorage.setItem('invitationCode', code)
  const options = [{ optionType: 'EXTERNAL_APPLY_LINK' as const, settings: { url: 'https://apply.example/form' } }]
  await open('/registration?email=anna@harbour.example', { authConfig: [{ authType: 'EMAIL' }], options })
  const email = document.querySelector<HTMLInputElement>('input[name=email]')
  expect(email?.value).toBe(hasForm ? 'anna@harbour.example' : undefined)
  expect(document.querySelector('a[href="https://apply.example/form"]') === null).toBe(hasForm)
})

it.each([
  ['/event/walk?from=letter#participants', '/event/walk?from=letter#participants'],
  ['//evil.example', undefined],
])('a registration that began at %s sends %s along, for the link of its letter', async (path, backTo) => {
  server.answers['POST /api/auth/register-user'] = { status: 409, body: { name: 'EMAIL_TAKEN', code: 1 } }
  sessionStorage.setItem('redirectAfterLogin', path)
  await open('/registration?email=anna@harbour.example', { authConfig: [{ authType: 'EMAIL' }] })
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement
  for (const name of ['password', 'repeated'])
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), 'my own kettle')
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  const sent = () => server.received.filter(({ path: called }) => called === '/api/auth/register-user')
  await settle(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse(sent()[0]?.body ?? '{}').backTo).toBe(backTo)
})
