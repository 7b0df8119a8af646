// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildParticipant, buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

const id = '00000000-0000-7000-8000-00000000c0de'
const token = `${id}.${'k'.repeat(43)}`
const letter = {
  purpose: 'CONFIRM_EMAIL',
  state: 'VALID',
  email: 'b***@harbour.example',
  isOwn: false,
  hasPassword: true,
}
const signedIn = { token: 'a.b.c', firstLogin: false }

let server: ApiServer
let root: Root
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  server = await startApiServer({
    [`GET /api/auth/letter/${id}`]: { body: letter },
    'POST /api/auth/confirm-email': { body: { session: null } },
    'POST /api/auth/auth-magic': { body: { ...signedIn, backTo: null } },
    'POST /api/auth/letter/disown': {
      body: { purpose: 'CONFIRM_EMAIL', hasEndedSessions: false, hasRemovedAccount: true },
    },
    'POST /api/auth/email/confirm': { body: { isChanged: false } },
    'POST /api/init': { body: { user: buildUser(), participant: buildParticipant(), permissions: [] } },
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  await server.close()
})

const answer = (change: Partial<typeof letter>) => {
  server.answers[`GET /api/auth/letter/${id}`] = { body: { ...letter, ...change } }
}

async function open(path: string) {
  openPage({}, { apiOrigin: server.origin }, path)
  const { startWords } = await import('#web/lib/words/words.ts')
  await startWords(['shell', 'menu', 'ui', 'auth', 'account', 'landing', 'failures'])
  await render()
}
async function render() {
  const { createRoot } = await import('react-dom/client')
  const { App } = await import('#web/App.tsx')
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () => root.render(<App />))
}
const settle = (check: () => void) =>
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const title = () => document.querySelector('h1')?.textContent
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent === label) as HTMLButtonElement
const press = (label: string) => act(async () => button(label).click())
const posts = () => server.received.filter(({ method }) => method === 'POST').map(({ path, body }) => `${path} ${body}`)
const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector(`input[name=${name}]`) as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

it.each([
  ['/confirmed', 'code', 'Confirm your email'],
  ['/auth-magic', 'url_auth_token', 'Log in to'],
  ['/confirm-link', 'code', 'login?'],
  ['/confirm-change', 'code', 'Confirm the new address?'],
  ['/not-me', 'letter', 'Was it somebody else?'],
])('opening %s sends no POST and removes the code from the address', async (path, field, heading) => {
  await open(`${path}?${field}=${token}`)
  await settle(() => expect(title()).toContain(heading))
  expect(location.pathname + location.search).toBe(path)
  expect(posts()).toEqual([])
})

it('in the browser that registered, one press confirms', async () => {
  answer({ isOwn: true })
  await open(`/confirmed?code=${token}`)
  await settle(() => expect(button('Confirm my email')).toBeDefined())
  await press('Confirm my email')
  await settle(() => expect(title()).toBe('Your email is confirmed'))
  expect(posts()).toEqual([`/api/auth/confirm-email {"code":"${token}"}`])
  expect(history.state.usr).toEqual({ outcome: 'confirmed' })
  expect(document.body.textContent).toContain('The login page opens in')
})

it('once confirmed, the next page opens after five seconds', async () => {
  answer({ isOwn: true })
  await open(`/confirmed?code=${token}`)
  await settle(() => expect(button('Confirm my email')).toBeDefined())
  await press('Confirm my email')
  await settle(() => expect(title()).toBe('Your email is confirmed'))
  // The same page again, on a clock that the test moves.
  await act(async () => root.unmount())
  vi.useFakeTimers()
  await render()
  expect(document.body.textContent).toContain('The login page opens in 5')
  for (let second = 1; second < 5; second++) await act(async () => vi.advanceTimersByTime(1000))
  await act(async () => vi.advanceTimersByTime(999))
  expect(location.pathname).toBe('/confirmed')
  await act(async () => vi.advanceTimersByTime(1))
  expect(location.pathname).toBe('/login')
  vi.useRealTimers()
})

it('elsewhere it asks for the password, or for a new one', async () => {
  await open(`/confirmed?code=${token}`)
  await settle(() => expect(button('Confirm and log in')).toBeDefined())
  server.answers['POST /api/auth/confirm-email'] = { status: 400, body: { name: 'INVALID_PASSWORD', code: 1014 } }
  await type('password', 'wrong kettle')
  await press('Confirm and log in')
  await settle(() => expect(document.body.textContent).toContain('Wrong password'))
  await press('I did not choose a password, or I forgot it')
  server.answers['POST /api/auth/confirm-email'] = { body: { session: signedIn } }
  await type('password', 'my own kettle')
  await type('repeated', 'my own kettle')
  await press('Confirm and save the password')
  // Until the sign-in has led away: it would do so in the next test otherwise.
  await settle(() => expect(location.pathname).toBe('/my_communities'))
  expect(localStorage.getItem('token')).toBe('a.b.c')
  expect(posts().slice(0, 2)).toEqual([
    `/api/auth/confirm-email {"code":"${token}","password":"wrong kettle"}`,
    `/api/auth/confirm-email {"code":"${token}","newPassword":"my own kettle"}`,
  ])
})

const walk = '/event/walk?from=letter#participants'

it.each([
  [walk, walk],
  ['//evil.example', '/my_communities'],
  ['https://evil.example/event/walk', '/my_communities'],
  ['/admin', '/my_communities'],
])('of a registration that began at %s leads on another device to %s', async (wanted, path) => {
  server.answers['POST /api/auth/confirm-email'] = { body: { session: signedIn } }
  await open(`/confirmed?${new URLSearchParams({ code: token, back_to: wanted })}`)
  await settle(() => expect(button('Confirm and log in')).toBeDefined())
  expect(location.search).toBe('')
  await type('password', 'my own kettle')
  await press('Confirm and log in')
  await settle(() => expect(location.pathname + location.search + location.hash).toBe(path))
})

it('of a registration that began at an event leads there in another tab, too', async () => {
  answer({ isOwn: true })
  server.answers['GET /api/current-user'] = { body: buildUser() }
  await open(`/confirmed?${new URLSearchParams({ code: token, back_to: walk })}`)
  const state = await import('#web/lib/session/state.ts')
  localStorage.setItem('token', 'a.b.c')
  await act(async () => state.setSignedIn({ user: buildUser(), participant: buildParticipant(), permissions: [] }))
  await settle(() => expect(button('Confirm my email')).toBeDefined())
  await press('Confirm my email')
  await settle(() => expect(title()).toBe('Your email is confirmed'))
  expect(document.querySelector(`main a[href="${walk}"]`)).not.toBeNull()
  expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull()
})

it.each([
  ['USED', 'This link has already been used'],
  ['EXPIRED', 'This link has expired'],
  ['TOO_MANY_TRIES', 'Too many attempts'],
])('the page of a magic link that is %s says: %s', async (state, reason) => {
  answer({ state })
  await open(`/auth-magic?url_auth_token=${token}`)
  await settle(() => expect(title()).toBe(reason))
  expect([...document.querySelectorAll('a')].map(each => each.textContent)).toContain('Request a new link')
  expect(posts()).toEqual([])
})

it('the page of a magic link says that the account is blocked, and whom to write to', async () => {
  server.answers['POST /api/auth/auth-magic'] = { status: 403, body: { name: 'ACCESS_DENIED', code: 1005 } }
  await open(`/auth-magic?url_auth_token=${token}`)
  await settle(() => expect(button('Log in')).toBeDefined())
  await press('Log in')
  await settle(() => expect(title()).toBe('This account is blocked'))
  expect(document.querySelector('a[href^="mailto:"]')?.textContent).toBe('Write to us')
})

it('a magic link of another account asks before it replaces the signed-in one', async () => {
  localStorage.setItem('token', 'anna.b.c')
  server.answers['/api/current-user'] = { body: buildUser() }
  server.answers['/api/current-participant'] = { body: buildParticipant() }
  server.answers['/api/permission/my'] = { body: [] }
  const { openSession } = await (async () => {
    await open(`/auth-magic?url_auth_token=${token}`)
    return import('#web/lib/session/load.ts')
  })()
  await act(async () => openSession())
  await settle(() => expect(title()).toBe('Log in as b***@harbour.example?'))
  expect(document.body.textContent).toContain('You are logged in as anna@harbour.example')
  expect(posts()).toEqual([])
  expect(localStorage.getItem('token')).toBe('anna.b.c')
})

it('"this was not me" is sent by a press, and says what happened', async () => {
  await open(`/not-me?letter=${token}`)
  await settle(() => expect(button('This was not me')).toBeDefined())
  await press('This was not me')
  await settle(() => expect(title()).toBe('The account has been removed'))
  expect(posts()).toEqual([`/api/auth/letter/disown {"letter":"${token}"}`])
})

it('distinguishes an unknown code from a server that does not respond', async () => {
  server.answers = {}
  await open(`/confirmed?code=${token}`)
  await settle(() => expect(title()).toBe('This link has expired'))
  await act(async () => root.unmount())
  server.answers = { [`GET /api/auth/letter/${id}`]: { status: 503 } }
  await open(`/confirmed?code=${token}`)
  await settle(() => expect(title()).toBe('Your email is not confirmed yet'))
})

it('without a code it says where to find one', async () => {
  await open('/confirmed')
  await settle(() => expect(title()).toBe('Open the link from the email'))
  expect(server.received).toEqual([])
})
