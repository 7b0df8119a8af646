import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { securityHeaders } from '#server/testing/reply-checks.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t, { domain: 'parlour' })
  await buildCommunity(t, { customDomain: 'club.example.org' })
})
afterAll(() => t.stop())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'OPTIONS' | 'PUT' = 'GET') =>
  t.app.server.inject({ method, url, headers: { host: here.host, ...headers } })

describe('security headers', () => {
  test.each([
    '/',
    '/api/contact',
    '/api/nothing',
    '/api/%zz',
    `/api/community/${'x'.repeat(500)}`,
    '/assets/main-1a2b3c.js',
    '/docs/agreement_nw.html',
    '/art/mark.svg?mark=bowl&background=%23b3501f',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/docs',
    '/dev/mailbox',
  ])('are set on %s', async url => {
    expect((await ask(url)).headers).toMatchObject(securityHeaders)
  })

  test('let the service worker send requests to its own site alone, and browsers ask for it each time', async () => {
    const { headers } = await ask('/service-worker.js')
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    expect((await ask('/')).headers['content-security-policy']).toContain("worker-src 'self'")
  })

  test('allow scripts on the page only, from our origin or with a nonce', async () => {
    expect((await ask('/api/docs')).headers['content-security-policy']).not.toMatch(/script-src/)
    const policy = String((await ask('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe')
  })

  test('include HSTS only when PUBLIC_URL is https', async () => {
    expect((await ask('/api/contact')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await startTestApp({ environment: { PUBLIC_URL: 'https://example.com' } })
    const response = await secure.app.server.inject('/healthz')
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.stop()
  })
})

describe('CORS', () => {
  test.each(['http://parlour.localhost:3000', 'http://localhost:3000', 'http://club.example.org'])(
    'allows %s, the origin of a community here',
    async origin => {
      const { headers } = await ask('/api/contact', { origin })
      expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      const preflight = await ask('/api/contact', { origin }, 'OPTIONS')
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers['access-control-allow-headers']).toMatch(/Authorization.*Community.*Idempotency-Key/)
    },
  )

  test.each([
    'https://evil.example',
    'https://parlour.evil.example',
    'https://parlour.localhost.evil.example',
    'https://parlour.localhost:3000',
    'http://parlour.localhost:3001',
    'http://parlour.localhost',
    'http://unknown.localhost:3000',
    'https://club.example.org',
    'null',
    'file://',
    'http://parlour.localhost:3000 https://evil.example',
    '*',
  ])('refuses %s', async origin => {
    expect((await ask('/api/contact', { origin })).headers).not.toHaveProperty('access-control-allow-origin')
    const preflight = await ask('/api/contact', { origin }, 'OPTIONS')
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    expect(preflight.statusCode).toBe(404)
  })

  test('allows failures to be read, and exposes Retry-After and Idempotency-Replayed', async () => {
    const { headers, statusCode } = await ask('/api/nothing', { origin: 'http://parlour.localhost:3000' })
    expect(statusCode).toBe(404)
    expect(headers['access-control-allow-origin']).toBe('http://parlour.localhost:3000')
    expect(headers['access-control-expose-headers']).toBe('Retry-After, Idempotency-Replayed')
  })
})
