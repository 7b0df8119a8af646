// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { openPage } from '#web/testing/page.ts'
import { givenBrowser, withoutBrowser } from '#web/testing/pushBrowser.ts'

const serverKey = 'BAEC_w'
const keyBytes = Uint8Array.from([4, 1, 2, 255])
const call = '/api/current-user/web-push'

let server: ApiServer

beforeEach(async () => {
  server = await startApiServer({ [call]: {} })
  localStorage.clear()
})
afterEach(async () => {
  withoutBrowser()
  await server.close()
})

async function open(settings: Parameters<typeof openPage>[1] = {}) {
  openPage({}, { apiOrigin: server.origin, webPush: true, vapidPublicKey: serverKey, ...settings })
  return import('./push.ts')
}

const sent = () => server.received.map(({ method, body }) => [method, JSON.parse(body)])
const told = (endpoint: string) => ['POST', { endpoint, keys: { p256dh: 'point', auth: 'secret' } }]

describe('push', () => {
  it.each([{ webPush: false }, { vapidPublicKey: null }])('is unavailable where the server has %o', async settings => {
    const browser = givenBrowser('granted')
    const { pushState, enablePush, renewPush } = await open(settings)
    expect([await pushState(), await enablePush()]).toEqual(['unavailable', 'unavailable'])
    await renewPush()
    expect([browser.current(), server.received]).toEqual([null, []])
  })

  it('is unavailable in a browser without it', async () => {
    const { pushState } = await open()
    expect(await pushState()).toBe('unavailable')
  })

  it('is switched on with the permission and off again, and the server is told', async () => {
    const browser = givenBrowser('default', 'granted')
    const { pushState, enablePush, disablePush } = await open()
    expect(await pushState()).toBe('off')
    expect(await enablePush()).toBe('on')
    expect(new Uint8Array(browser.current()?.options.applicationServerKey ?? [])).toEqual(keyBytes)
    expect(await pushState()).toBe('on')
    expect(await disablePush()).toBe('off')
    expect(browser.current()).toBeNull()
    expect(sent()).toEqual([told('https://push.example.com/1'), ['DELETE', { endpoint: 'https://push.example.com/1' }]])
  })

  it.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('stays off when the permission is %s', async (answer, state) => {
    givenBrowser('default', answer)
    const { enablePush, pushState } = await open()
    expect(await enablePush()).toBe(state)
    expect(await pushState()).toBe(state)
    expect(sent()).toEqual([])
  })

  it('stays off when the server refuses the subscription', async () => {
    givenBrowser('granted')
    server.answers[call] = { status: 400, body: { name: 'INVALID_ENDPOINT' } }
    const { enablePush, pushState } = await open()
    await expect(enablePush()).rejects.toMatchObject({ name: 'INVALID_ENDPOINT' })
    expect(await pushState()).toBe('off')
  })
})

describe('at the start of the app', () => {
  it('a subscription that the server knows is left as it is', async () => {
    givenBrowser('granted')
    const { enablePush, renewPush } = await open()
    await enablePush()
    await renewPush()
    expect(sent()).toHaveLength(1)
  })

  it('a subscription that the browser replaced is told to the server', async () => {
    const browser = givenBrowser('granted')
    const { enablePush, renewPush, pushState } = await open()
    await enablePush()
    browser.state.subscription = null
    await renewPush()
    expect(sent().at(-1)).toEqual(told('https://push.example.com/2'))
    expect(await pushState()).toBe('on')
  })

  it('a subscription under an earlier key of the server is replaced', async () => {
    const browser = givenBrowser('granted')
    await browser.subscribe({ applicationServerKey: Uint8Array.from([4, 9, 9, 9]) })
    localStorage.setItem('pushEndpoint', 'https://push.example.com/1')
    const { renewPush } = await open()
    await renewPush()
    expect(sent()).toEqual([told('https://push.example.com/2')])
  })

  it('a subscription of who was signed in before is ended', async () => {
    const browser = givenBrowser('granted')
    const first = await open()
    await first.enablePush()
    const { clearSignIn } = await import('../browser/storage.ts')
    clearSignIn()
    const { renewPush, pushState } = await open()
    await renewPush()
    expect(browser.current()).toBeNull()
    expect(await pushState()).toBe('off')
  })
})
