import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { failureBody } from '#contract/failure-body.ts'
import { limits } from '#contract/limits.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { answerMalformedRequest } from './failures.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let russian: Awaited<ReturnType<typeof buildCommunity>>
let token: string
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  russian = await buildCommunity(t, { lang: 'ru' })
  token = (await buildSession(t, await buildConnection(t, { communityId: here.id }))).token
})
afterAll(() => t.stop())

describe('a failure', () => {
  test('has the same body for every route', async () => {
    const { failure } = await t.call(api.user.getCurrent, {}, { host: here.host })
    expect(failure).toEqual({ message: 'Please log in first.', code: 1002, name: 'UNAUTHORIZED', status: 401 })
  })

  test("is in the language that the client asks for, else in the community's", async () => {
    const message = async (host: string, language?: string) =>
      (await t.call(api.user.getCurrent, {}, { host, headers: language ? { 'accept-language': language } : {} }))
        .failure.message
    expect(await message(here.host, 'ru-RU,ru;q=0.9')).toBe('Сначала войдите.')
    expect(await message(here.host, 'de, ru;q=0.3, en;q=0.8')).toBe('Please log in first.')
    expect(await message(russian.host)).toBe('Сначала войдите.')
    expect(await message(russian.host, 'en')).toBe('Please log in first.')
    expect(await message(russian.host, '*;q=x,,;;')).toBe('Сначала войдите.')
  })

  test('lists each invalid field with a message in that language', async () => {
    const { failure, status } = await t.call(
      api.community.create,
      { domain: 'не домен', title: ' ', brandColor: 'red' },
      { host: here.host, token, headers: { 'accept-language': 'en' } },
    )
    expect(status).toBe(400)
    expect(failure).toEqual({
      message: 'Please check the marked fields.',
      code: 1001,
      name: 'INVALID_INPUT',
      status: 400,
      fields: {
        domain: 'Letters, digits and hyphens only',
        title: 'Please fill this in',
        brandColor: 'Enter a colour like #b3501f',
      },
    })
    const inRussian = await t.call(
      api.community.create,
      { domain: 'ok-domain', title: '' },
      { host: here.host, token, headers: { 'accept-language': 'ru' } },
    )
    expect(inRussian.failure.fields?.title).toMatch(/[а-я]/)
  })

  test('is sent with no-store', async () => {
    const { headers } = await t.call(api.user.getCurrent, {}, { host: here.host })
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a body over the limit', { payload: `"${'x'.repeat(limits.bodyBytes)}"` }, 413, 'BODY_TOO_LARGE'],
    [
      'a body of another kind',
      { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    ['broken JSON', { payload: '{' }, 400, 'INVALID_INPUT'],
  ])('for %s has its own name', async (_what, request, status, name) => {
    const response = await t.app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      ...request,
      headers: {
        host: here.host,
        'content-type': 'application/json',
        ...('headers' in request ? request.headers : {}),
      },
    })
    expect(failureBody.parse(response.json())).toMatchObject({ status, name })
    expect(response.statusCode).toBe(status)
  })

  test('for an unknown path or method is a 404 with a body, never a 405', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['PUT', '/api/contact'],
      ['DELETE', '/'],
      ['POST', '/participants'],
      ['OPTIONS', '/api/contact'],
      ['GET', '/api/%zz'],
    ] as const) {
      const response = await t.app.server.inject({ method, url, headers: { host: here.host } })
      expect(failureBody.parse(response.json())).toMatchObject({ status: 404, name: 'NOT_FOUND' })
    }
  })
})

describe('a malformed HTTP request', () => {
  const sendRaw = async (text: string): Promise<string> => {
    const { port, hostname } = new URL(address)
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(Number(port), hostname, () => socket.write(text))
      socket.setEncoding('utf8').on('data', part => {
        answer += part
      })
      socket.on('close', () => resolve(answer)).on('error', reject)
    })
  }
  let address: string
  beforeAll(async () => {
    address = await t.listen()
  })

  test.each([
    ['nonsense', 'HELLO\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('(%s) gets a 400 with a failure body', async (_what, text) => {
    const answer = await sendRaw(text)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(failureBody.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))))).toMatchObject({ status: 400 })
  })
})

describe('while the database is down', () => {
  test('a call gets 503 with Retry-After, readiness fails and liveness holds', async () => {
    const lost = await startTestApp()
    await lost.sql.end({ timeout: 0 })
    const response = await lost.app.server.inject({ url: '/api/contact', headers: { host: here.host } })
    expect(failureBody.parse(response.json())).toMatchObject({ status: 503, name: 'UNAVAILABLE' })
    expect(response.headers['retry-after']).toBe('1')
    expect((await lost.app.server.inject('/readyz')).statusCode).toBe(503)
    expect((await lost.app.server.inject('/healthz')).statusCode).toBe(200)
    await lost.stop()
  })
})

describe('a connection that times out', () => {
  /** What comes back until the connection is closed. */
  const receive = async (sent: string, timeoutMs: number) => {
    const timeouts = { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: 10 }
    const server = createServer(timeouts, () => {}).on('clientError', answerMalformedRequest)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent))
    let received = ''
    socket.on('data', chunk => {
      received += chunk
    })
    await once(socket, 'close')
    server.close()
    return received
  }

  test('before its first byte is closed without a response, which a browser would take for that of its next request', async () => {
    expect(await receive('', 60)).toBe('')
  })

  test('within a request gets the failure', async () => {
    // Long enough for these bytes to arrive before, also on a busy machine.
    expect(await receive('GET / HTTP/1.1\r\nhost: loc', 1500)).toContain('INVALID_INPUT')
  })
})
