// @vitest-environment happy-dom

import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthType, Community } from '#contract/communities/community.ts'
import { act } from '#web/testing/act.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildCommunity, buildParticipant, buildUser } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer
let root: Root

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  const started = { user: buildUser(), participant: buildParticipant(), permissions: [] }
  server = await startApiServer({ '/api/init': { body: started } })
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => root.unmount())
  await server.close()
})

const signedIn = { body: { token: 'a.b.c', firstLogin: false } }
const quote = { text: '', role: '', author: { name: 'Marco', imageUrl: null } }
const landing = { en: { quote }, ru: { quote } } as never

async function open(types: AuthType[], path = '/login', own: Partial<Community> = {}, state: unknown = null) {
  const community = buildCommunity({ authConfig: types.map(authType => ({ authType })), ...own })
  openPage({ community, landing }, { apiOrigin: server.origin }, path)
  history.replaceState({ usr: state, key: 'test' }, '', path)
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
  eventually(async () => {
    await act(() => new Promise(resolve => setTimeout(resolve, 20)))
    check()
  })
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(each => each.textContent === label) as HTMLButtonElement
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null
const calls = (path: string) => server.received.filter(call => call.path === path)

async function type(name: string, text: string) {
  const input = field(name) as HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const click = (element: HTMLElement | null) => act(async () => element?.click())
/** A slow machine would miss the first second of a countdown. */
const stopClock = () => vi.setSystemTime(new Date())

describe('why the reader is asked to log in', () => {
  it.each([
    ['for an intro', '/login?backTo=%2Fmy_communities&reason=intro', null, 'Log in to answer the intro'],
    ['not for a made-up reason', '/login?reason=__proto__', null, null],
    ['not without a reason', '/login', null, null],
    [
      'after an ended session',
      '/login',
      { isEnded: true },
      'You have been logged outLog in to return to the page you left.',
    ],
  ])('is said %s', async (_why, path, state, sentence) => {
    await open(['EMAIL'], path, {}, state)
    expect(alert()).toBe(sentence)
  })
})

describe('by password', () => {
  it.each<[AuthType[], number]>([
    [['OTP', 'EMAIL'], 1],
    [['OTP', 'GOOGLE'], 0],
  ])('with %j there are %i links to recovery', async (types, count) => {
    await open(types)
    expect(document.querySelectorAll('a[href="/recovery"]')).toHaveLength(count)
  })

  it('the button is disabled until the email looks valid', async () => {
    await open(['EMAIL'])
    expect(button('Log in').disabled).toBe(true)
    await type('email', 'anna@')
    expect(button('Log in').disabled).toBe(true)
    await type('email', 'anna@harbour.example')
    expect(button('Log in').disabled).toBe(false)
  })

  it('the first error is shown above the form, and nothing is sent', async () => {
    await open(['EMAIL'])
    await type('email', 'anna@harbour.example')
    await type('password', 'short')
    await click(button('Log in'))
    expect(alert()).toBe('A password must have 8 to 128 characters')
    expect(calls('/api/auth/login')).toEqual([])
  })

  it('sends the login parameters, and redirects to back_to', async () => {
    server.answers['/api/auth/login'] = signedIn
    await open(['EMAIL'], '/login?email=anna@harbour.example&backTo=/contacts')
    await type('password', 'long enough')
    await click(button('Log in'))
    await settle(() => expect(location.pathname).toBe('/contacts'))
    expect(JSON.parse(calls('/api/auth/login')[0]?.body ?? '')).toEqual({
      authType: 'EMAIL',
      email: 'anna@harbour.example',
      password: 'long enough',
      backTo: '/contacts',
    })
  })
})

describe('by a letter', () => {
  it('the terms must be ticked if the community requires them', async () => {
    server.answers['/api/auth/otp/challenge'] = { body: {} }
    await open(['OTP'], '/login', { options: [{ optionType: 'SHORT_SIGN_IN_POLICY', settings: {} }] })
    await type('email', 'anna@harbour.example')
    await settle(() => expect(field('terms')).not.toBeNull())
    await click(button('Email me a code'))
    expect(alert()).toBe('Please accept the terms and the privacy policy')
    await click(field('terms'))
    expect(alert()).toBeNull()
    expect(sessionStorage.getItem('hasAgreedPolicy')).toBe('true')
    await click(button('Email me a code'))
    await settle(() => expect(location.pathname).toBe('/one-time-code'))
  })

  it('the terms are not required with a password', async () => {
    server.answers['/api/auth/login'] = signedIn
    const options = [{ optionType: 'SHORT_SIGN_IN_POLICY' as const, settings: {} }]
    await open(['EMAIL', 'OTP'], '/login?email=anna@harbour.example', { options })
    await settle(() => expect(field('terms')).not.toBeNull())
    await type('password', 'long enough')
    await click(button('Log in'))
    await settle(() => expect(location.pathname).toBe('/my_communities'))
  })

  it('after a link was sent, another can be requested only after a wait', async () => {
    server.answers['/api/auth/magic/challenge'] = { body: {} }
    stopClock()
    await open(['EMAIL', 'MAGIC'], '/login?email=anna@harbour.example')
    await click(button('Email me a link'))
    await settle(() => expect(document.querySelector('h1')?.textContent).toBe('Check your email'))
    expect(document.body.textContent).toContain('anna@harbour.example')
    expect(document.body.textContent).toContain('Send it again in 1:00')
    await click(button('Change email'))
    expect(field('email')?.value).toBe('anna@harbour.example')
  })

  it('a code is sent when the page opens, once per countdown, and a wrong one is cleared', async () => {
    server.answers['/api/auth/otp/challenge'] = { body: {} }
    server.answers['/api/auth/otp/validate'] = { status: 400, body: { message: 'Invalid code', name: 'INVALID_CODE' } }
    localStorage.setItem('email', 'anna@harbour.example')
    stopClock()
    await open(['OTP'], '/one-time-code')
    await settle(() => expect(document.body.textContent).toContain('New code in 1:00'))
    await act(async () => root.unmount())
    await open(['OTP'], '/one-time-code')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[role=group] input')]
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(paste, { clipboardData: { getData: () => '123 456' } })
    await act(async () => boxes[0]?.dispatchEvent(paste))
    await settle(() => expect(alert()).toBe('Invalid code'))
    expect(JSON.parse(calls('/api/auth/otp/validate')[0]?.body ?? '')).toEqual({
      login: 'anna@harbour.example',
      password: '123456',
    })
    expect(boxes.map(box => box.value).join('')).toBe('')
    expect(document.activeElement).toBe(boxes[0])
    expect(calls('/api/auth/otp/challenge')).toHaveLength(1)
  })

  it('the code page without an email shows a message', async () => {
    await open(['OTP'], '/one-time-code')
    expect(document.querySelector('h1')?.textContent).toBe('Where should the code go?')
  })
})

describe('by an access code', () => {
  it('the email is requested when the server needs it', async () => {
    server.answers['/api/auth/login'] = ({ body }) =>
      JSON.parse(body).email ? signedIn : { status: 400, body: { name: 'EMAIL_NEEDED', message: 'Also your email' } }
    await open(['NONE'])
    expect(field('email')).toBeNull()
    await type('code', ' TEA-1 ')
    await click(button('Log in with the code'))
    await settle(() => expect(field('email')).not.toBeNull())
    await type('email', 'anna@harbour.example')
    await click(button('Log in with the code'))
    await settle(() => expect(location.pathname).toBe('/my_communities'))
    expect(JSON.parse(calls('/api/auth/login')[1]?.body ?? '')).toEqual({
      authType: 'NONE',
      token: 'TEA-1',
      email: 'anna@harbour.example',
    })
  })
})

describe('by a magic link', () => {
  const letterId = '00000000-0000-7000-8000-00000000001e'

  it('a press uses it once, and removes it from the address', async () => {
    server.answers['/api/auth/auth-magic'] = { body: { ...signedIn.body, backTo: '/contacts' } }
    const token = `${letterId}.secret`
    const letter = { purpose: 'MAGIC', state: 'VALID', email: 'a***@harbour.example', isOwn: false, hasPassword: false }
    server.answers[`/api/auth/letter/${letterId}`] = { body: letter }
    await open(['MAGIC'], `/auth-magic?url_auth_token=${token}&back_to=/contacts`)
    expect(calls('/api/auth/auth-magic')).toEqual([])
    await settle(() => expect(button('Log in')).toBeDefined())
    await click(button('Log in'))
    await settle(() => expect(location.pathname).toBe('/contacts'))
    expect(calls('/api/auth/auth-magic').map(call => JSON.parse(call.body))).toEqual([
      { url_auth_token: token, back_to: '/contacts' },
    ])
  })

  it('an invalid one offers to request another', async () => {
    server.answers['/api/auth/auth-magic'] = { status: 400, body: { name: 'INVALID_CODE', message: 'Invalid code' } }
    await open(['MAGIC'], '/auth-magic?url_auth_token=used')
    await settle(() => expect(document.querySelector('h1')?.textContent).toBe('This link no longer works'))
    expect(location.search).toBe('')
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/login')
  })
})

describe('by Google', () => {
  const popup = () => ({ closed: false, close: vi.fn(), location: { replace: vi.fn() } })

  /** Presses the button, whose window is this one, or blocked. */
  async function press(opened: ReturnType<typeof popup> | null) {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null)
    server.answers['/api/auth/google/start'] = { body: { url: 'https://accounts.example/auth?state=s1' } }
    await open(['GOOGLE'])
    await click(button('Continue with Google'))
    return logged
  }
  afterEach(() => vi.restoreAllMocks())

  it('a window that is blocked is only logged', async () => {
    const logged = await press(null)
    await settle(() => expect(logged).toHaveBeenCalledWith('The sign-in window was blocked'))
    expect(alert()).toBeNull()
    expect(calls('/api/auth/google/start')).toEqual([])
  })

  it('a window that comes back without a sign-in is only logged', async () => {
    const opened = popup()
    const logged = await press(opened)
    await settle(() => expect(opened.location.replace).toHaveBeenCalledWith('https://accounts.example/auth?state=s1'))
    const { postToOpener } = await import('../provider/providerWindow.ts')
    postToOpener({ to: 'window', state: 's1', idToken: null, error: 'access_denied' })
    await settle(() =>
      expect(logged).toHaveBeenCalledWith('The sign-in window came back without a sign-in', 'access_denied'),
    )
    expect(alert()).toBeNull()
    expect(button('Continue with Google').disabled).toBe(false)
  })
})

describe("by the community's own provider", () => {
  const back = '/auth-provider?code=c&state=s'

  it('the button reads Sign Up', async () => {
    await open(['EMAIL', 'OAUTH2'])
    expect(button('Sign Up')).toBeDefined()
  })

  it('a return with our state signs in', async () => {
    sessionStorage.setItem('providerStart', JSON.stringify({ state: 's', verifier: 'v' }))
    server.answers['/api/auth/oauth2/finish'] = signedIn
    await open(['OAUTH2'], back)
    await settle(() => expect(location.pathname).toBe('/my_communities'))
    expect(JSON.parse(calls('/api/auth/oauth2/finish')[0]?.body ?? '')).toEqual({
      code: 'c',
      state: 's',
      verifier: 'v',
    })
    expect(sessionStorage.getItem('providerStart')).toBeNull()
  })

  it('a return with an unknown state does not', async () => {
    sessionStorage.setItem('providerStart', JSON.stringify({ state: 'another', verifier: 'v' }))
    await open(['OAUTH2'], back)
    await settle(() => expect(document.querySelector('h1')?.textContent).toBe('We could not log you in'))
    expect(location.search).toBe('')
    expect(calls('/api/auth/oauth2/finish')).toEqual([])
  })
})
