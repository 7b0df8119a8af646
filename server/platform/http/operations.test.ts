import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let guarded: TestApp
const secret = 'a token for the numbers'
beforeAll(async () => {
  t = await startTestApp()
  guarded = await startTestApp({ environment: { METRICS_TOKEN: secret, DEMO: 'false' } })
})
afterAll(async () => {
  await t.stop()
  await guarded.stop()
})

describe('operations routes', () => {
  test('/healthz and /readyz respond while the database is up', async () => {
    expect((await t.app.server.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await t.app.server.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('/metrics counts requests by route and status for a caller on this machine', async () => {
    await t.app.server.inject('/api/nothing')
    const { body, statusCode, headers } = await t.app.server.inject('/metrics')
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="page",status="404"} 1')
    expect(body).toContain('http_failures_total 0')
  })

  test('/metrics needs the token from other machines', async () => {
    const ask = (app: TestApp, remoteAddress: string, authorization?: string) =>
      app.app.server.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} })
    expect((await ask(t, '10.1.2.3')).statusCode).toBe(404)
    expect((await ask(t, '::ffff:127.0.0.1')).statusCode).toBe(200)
    expect((await ask(guarded, '127.0.0.1')).statusCode).toBe(404)
    expect((await ask(guarded, '10.1.2.3', 'Bearer wrong')).statusCode).toBe(404)
    expect((await ask(guarded, '10.1.2.3', `Bearer ${secret}`)).statusCode).toBe(200)
  })
})

describe('demo-only routes', () => {
  test('respond like an unknown path when the demo is off', async () => {
    const [mailbox, unknown] = await Promise.all(
      ['/dev/mailbox', '/dev/nothing'].map(url => guarded.app.server.inject({ url })),
    )
    expect(mailbox?.statusCode).toBe(404)
    expect(mailbox?.body).toBe(unknown?.body)
  })
})
