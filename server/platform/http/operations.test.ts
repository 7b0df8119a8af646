import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
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
    expect((await t.app.server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', storage: 'ok', mail: 'ok' },
    })
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

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    DEMO: 'false',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    DATABASE_URL: 'postgres://db.example/app',
    PUBLIC_URL: 'https://samovar.org',
  }
  let bare: TestApp
  let complete: TestApp
  beforeAll(async () => {
    bare = await startTestApp({ environment: { ...production, TRUST_PROXY: '1' } })
    complete = await startTestApp({
      environment: { ...production, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@samovar.org', METRICS_TOKEN: secret },
    })
  })
  afterAll(async () => {
    await bare.stop()
    await complete.stop()
  })

  test('/metrics needs its token, wherever the request comes from', async () => {
    const statusOf = async (app: TestApp, headers: Record<string, string> = {}) =>
      (await app.app.server.inject({ url: '/metrics', headers })).statusCode
    expect(await statusOf(bare)).toBe(404)
    expect(await statusOf(bare, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await statusOf(bare, { authorization: 'Bearer ' })).toBe(404)
    expect(await statusOf(complete)).toBe(404)
    expect(await statusOf(complete, { authorization: `Bearer ${secret}` })).toBe(200)
  })

  test('/readyz is degraded while letters cannot arrive', async () => {
    const read = async (app: TestApp) => {
      const response = await app.app.server.inject('/readyz')
      return { status: response.statusCode, body: response.json() }
    }
    expect(await read(bare)).toMatchObject({
      status: 200,
      body: {
        status: 'degraded',
        checks: { database: 'ok', storage: 'ok', mail: expect.stringContaining('SMTP_URL') },
      },
    })
    await complete.owner`
      update community set sender_email = 'club@club.org' where id = ${(await buildCommunity(complete)).id}`
    expect(await read(complete)).toMatchObject({ status: 200, body: { status: 'ready', checks: { mail: 'ok' } } })
  })

  test("/readyz names a community's sender that nobody can be", async () => {
    const app = await startTestApp({
      environment: { ...production, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@samovar.org' },
    })
    const { id } = await buildCommunity(app, { domain: 'parlour' })
    await app.owner`update community set sender_email = 'club@example.org' where id = ${id}`
    expect((await app.app.server.inject('/readyz')).json()).toMatchObject({
      status: 'degraded',
      checks: { mail: 'the sender of parlour is club@example.org, at a domain that nobody owns' },
    })
    await app.stop()
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
