import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const rows = Object.values(api).flatMap(group => Object.values(group))

describe('the API documentation', () => {
  test('is OpenAPI 3.1 at /api/openapi.json, with every row of the contract', async () => {
    const { body, headers } = await t.call(api.docs.getOpenApi, {}, { host: here.host })
    const document = body as unknown as { openapi: string; servers: unknown; paths: Record<string, object> }
    expect(headers['content-type']).toContain('application/json')
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: `http://${here.host}` }] })
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(published.sort()).toEqual(rows.map(row => row.call.replace(/:(\w+)/g, '{$1}')).sort())
  })

  test('is a page without scripts at /api/docs', async () => {
    const { raw, headers } = await t.call(api.docs.read, {}, { host: here.host })
    expect(headers['content-type']).toContain('text/html')
    for (const { call } of rows) expect(raw).toContain(call)
    expect(raw).not.toContain('<script')
  })
})
