// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bootstrap } from '#contract/bootstrap.ts'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { buildUser, communityId } from '#web/testing/community.ts'
import { eventually } from '#web/testing/eventually.ts'
import { openPage } from '#web/testing/page.ts'

let server: ApiServer

beforeEach(async () => {
  server = await startApiServer()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => server.close())

/** The app's client on a new page, and the events that it sends. */
async function open(settings: Partial<Bootstrap['settings']> = {}) {
  openPage({}, { apiOrigin: server.origin, ...settings })
  const { api } = await import('./api.ts')
  const { listen } = await import('../events.ts')
  const heard: unknown[] = []
  listen('sessionEnded', () => heard.push('sessionEnded'))
  listen('unavailable', ({ message }) => heard.push(message))
  return { api, heard }
}
const failed = { message: 'x', code: 1000, name: 'UNEXPECTED', status: 500 }

describe("the app's client", () => {
  it('sends community, language and stored token', async () => {
    localStorage.setItem('token', 'a.b.c')
    localStorage.setItem('language', 'ru-RU')
    server.answers['/api/current-user'] = { body: buildUser() }
    const { api } = await open()
    await api.user.getCurrent()
    expect(server.received[0]?.headers).toMatchObject({
      community: communityId,
      authorization: 'Bearer a.b.c',
      'accept-language': 'ru',
    })
  })

  it.each([
    ['status 401', { status: 401, body: { message: 'x', code: 1002 } }],
    ['code 405', { status: 403, body: { message: 'x', code: 405 } }],
  ])('reports an ended session on %s', async (_what, answer) => {
    server.answers['/api/current-user'] = answer
    const { api, heard } = await open()
    await expect(api.user.getCurrent()).rejects.toThrow()
    expect(heard).toEqual(['sessionEnded'])
  })

  it('leaves a refused sign-in to the form', async () => {
    server.answers['/api/auth/login'] = { status: 401, body: { message: 'Invalid login or password', code: 1011 } }
    const { api, heard } = await open()
    await expect(api.session.login({ authType: 'EMAIL' })).rejects.toMatchObject({ code: 1011 })
    expect(heard).toEqual([])
  })

  it('reports that the server is unavailable on 503', async () => {
    server.answers['/api/contact'] = { status: 503, body: failed }
    const { api, heard } = await open()
    await expect(api.user.getContact()).rejects.toThrow()
    expect(heard).toEqual(['Server is unavailable'])
  })

  it('reports that the server is unavailable without a response', async () => {
    const { api, heard } = await open()
    await server.close()
    await expect(api.user.getContact()).rejects.toMatchObject({ status: 0 })
    expect(heard).toEqual(['Server is unavailable'])
  })

  it('reports nothing on an ordinary failure', async () => {
    server.answers['/api/contact'] = { status: 500, body: failed }
    const { api, heard } = await open()
    await expect(api.user.getContact()).rejects.toThrow()
    expect(heard).toEqual([])
  })
})

/** A service that answers when it is told to; the time-out of its lookup is on a clock of the test. */
async function openWithSlowService() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    server.answers['/ip'] = () => {
      resolve()
      return new Promise(answered => {
        answer = () => answered({ body: { ip: '203.0.113.7' } })
      })
    }
  })
  server.answers['/api/contact'] = { body: {} }
  const { api } = await open({ publicIpUrl: `${server.origin}/ip` })
  const sentIp = async () => {
    await api.user.getContact()
    return server.received.findLast(call => call.path === '/api/contact')?.headers['public-ip']
  }
  expect(await sentIp()).toBeUndefined()
  await asked
  return { sentIp, answer: () => answer() }
}

describe('the public address', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is not looked up without a configured service', async () => {
    server.answers['/api/contact'] = { body: {} }
    const { api } = await open()
    await api.user.getContact()
    expect(server.received.map(call => call.path)).toEqual(['/api/contact'])
  })

  it('is looked up once per session and sent', async () => {
    server.answers['/ip'] = { body: { ip: '203.0.113.7' } }
    server.answers['/api/contact'] = { body: {} }
    const { api } = await open({ publicIpUrl: `${server.origin}/ip` })
    await api.user.getContact()
    await eventually(() => expect(sessionStorage.getItem('publicIp')).toBe('203.0.113.7'))
    await api.user.getContact()
    expect(server.received.at(-1)?.headers['public-ip']).toBe('203.0.113.7')
    const { api: next } = await open({ publicIpUrl: `${server.origin}/ip` })
    await next.user.getContact()
    expect(server.received.at(-1)?.headers['public-ip']).toBe('203.0.113.7')
    expect(server.received.filter(call => call.path === '/ip')).toHaveLength(1)
  })

  it('delays no call while the service hangs, and is taken up to five seconds later', async () => {
    const { answer, sentIp } = await openWithSlowService()
    expect([await sentIp(), await sentIp()]).toEqual([undefined, undefined])
    vi.advanceTimersByTime(4999)
    answer()
    vi.useRealTimers()
    await eventually(async () => expect(await sentIp()).toBe('203.0.113.7'))
  })

  it('is no longer taken after five seconds', async () => {
    const { answer, sentIp } = await openWithSlowService()
    expect(await sentIp()).toBeUndefined()
    vi.advanceTimersByTime(5000)
    answer()
    for (const _again of [1, 2, 3]) expect(await sentIp()).toBeUndefined()
    expect(sessionStorage.getItem('publicIp')).toBeNull()
  })

  it.each([
    ['no address', { text: 'a teapot' }],
    ['a number above 255', { text: '203.0.113.256' }],
    ['an IPv6 address', { body: { ip: '2001:db8::7' } }],
    ['five numbers', { text: '1.203.0.113.7' }],
    ['a failure that names one', { status: 500, text: 'at 203.0.113.7' }],
  ])('is left out when the service answers %s', async (_what, answer) => {
    const isAnswered = vi.fn(() => answer)
    server.answers['/ip'] = isAnswered
    server.answers['/api/contact'] = { body: {} }
    const { api } = await open({ publicIpUrl: `${server.origin}/ip` })
    await api.user.getContact()
    await eventually(() => expect(isAnswered).toHaveBeenCalled())
    for (const _again of [1, 2, 3]) await api.user.getContact()
    expect(server.received.at(-1)?.headers['public-ip']).toBeUndefined()
    expect(sessionStorage.getItem('publicIp')).toBeNull()
  })
})

describe('a failure', () => {
  it('is reported when error reporting is configured', async () => {
    server.answers['/api/contact'] = { status: 500, body: { ...failed, message: 'The kettle is broken' } }
    server.answers['/api/7/envelope/'] = { body: {} }
    const { api } = await open({ sentryDsn: `${server.origin.replace('//', '//key@')}/7` })
    await expect(api.user.getContact()).rejects.toThrow()
    await eventually(() => {
      const report = server.received.find(call => call.path === '/api/7/envelope/')
      expect(report?.body).toContain('The kettle is broken')
    })
  })
})
