import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/capabilities.ts'
import { requestOf } from './call.ts'
import { buildSession } from './factories.ts'
import { forgedTokens } from './forged-tokens.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { adminSecret, type SampledRow, sampledRows } from './samples.ts'
import { expectRefusal, expectSound, securityHeaders } from './soundness.ts'
import { type ActorName, buildWorld, type World } from './world.ts'

/*
 * What every row of the contract owes, whatever it does. A new row gets these checks by its sample alone; what the row itself
 * promises is for the tests of its slice.
 */

let t: TestApp
let world: World
beforeAll(async () => {
  t = await startTestApp({ environment: { ADMIN_SECRET: adminSecret } })
  world = await buildWorld(t)
  // From the sources the thread of the matching takes its time to begin; a built server has it at once.
  const token = await world.tokenOf('member')
  await t.call(api.request.listFitting, {}, { host: world.here.host, ...(token ? { token } : {}) })
})
afterAll(() => t.stop())
beforeEach(() => world.restore())

const jsonRows = sampledRows.filter(([, { row }]) => row.hasBody && row.body === 'json')
const closedRows = sampledRows.filter(([, { row }]) => row.access !== 'anyone')
const boundRows = sampledRows.filter(([, { sample }]) => typeof sample.ids === 'function')

type Asked = InjectOptions & { actor?: ActorName | undefined }

/** Sends a request of the member's, in a session of its own since some calls end theirs, and keeps the time. */
async function ask(asked: Asked, token?: string | null): Promise<LightMyRequestResponse> {
  const { actor = 'member', ...request } = asked
  const known = token === undefined ? await world.tokenOf(actor) : token
  const began = performance.now()
  const response = await t.app.server.inject({
    ...request,
    headers: { host: world.here.host, ...(known ? { authorization: `Bearer ${known}` } : {}), ...request.headers },
  })
  expect(performance.now() - began, 'milliseconds to an answer').toBeLessThan(2000)
  return response
}

const request = ({ row, sample }: SampledRow, more: Record<string, unknown> = {}) => ({
  ...requestOf(row, { ...sample.input(world), ...more } as Record<string, unknown>, {}),
  actor: sample.actor,
})

/** The row's own request with another body. */
const withBody = (entry: SampledRow, payload: string, type = 'application/json') => ({
  ...request(entry),
  headers: { 'content-type': type },
  payload,
})

const withQuery = (entry: SampledRow, query: string) => {
  const { url, ...rest } = request(entry)
  return { ...rest, url: `${url}${url.includes('?') ? '&' : '?'}${query}` }
}

describe('reaches its action, and the reply fits its schema', () => {
  test.each(sampledRows)('%s', async (_call, entry) => {
    const response = await ask(request(entry))
    expect(response.statusCode, response.body.slice(0, 500)).toBe(entry.sample.status ?? 200)
    expect(response.headers).toMatchObject(securityHeaders)
    if (entry.row.replyKind === 'json' && response.statusCode === 200) entry.row.reply.parse(response.json())
  })
})

describe('is closed to those without a session', () => {
  test.each(closedRows)('%s', async (_call, entry) => {
    const response = await ask(request(entry), null)
    expect(expectRefusal(response)).toMatchObject({ status: 401, name: 'UNAUTHORIZED' })
  })
})

describe('is closed to forged and worn-out tokens', () => {
  test.each(closedRows)('%s', async (_call, entry) => {
    const actor = (entry.sample.actor ?? 'member') as Exclude<ActorName, 'visitor'>
    const session = await buildSession(t, world.people[actor])
    const { forged, genuine } = await forgedTokens(t, session)
    for (const [what, token] of Object.entries(forged)) {
      const response = await ask(request(entry), token)
      expect(expectRefusal(response).status, what).toBe(401)
    }
    for (const authorization of [session.token, `Basic ${session.token}`, 'Bearer', `Bearer ${session.token} x`]) {
      const response = await ask({ ...request(entry), headers: { ...request(entry).headers, authorization } }, null)
      expect(expectRefusal(response).status, authorization.slice(0, 12)).toBe(401)
    }
    expect((await ask(request(entry), genuine)).statusCode).toBe(entry.sample.status ?? 200)
  })
})

describe('answers an id of another community byte for byte like an unknown one', () => {
  test.each(boundRows)('%s', async (_call, entry) => {
    const { ids } = entry.sample
    if (typeof ids !== 'function') throw new Error('filtered above')
    const { foreign, unknown } = ids(world)
    for (const field of Object.keys(foreign)) {
      const pick = (values: Record<string, unknown>) => ({ [field]: values[field] })
      const there = await ask(request(entry, pick(foreign)))
      const nowhere = await ask(request(entry, pick(unknown)))
      expect(expectRefusal(there).status).toBe(404)
      expect(there.rawPayload.equals(nowhere.rawPayload)).toBe(true)
      expect({ ...there.headers, date: '' }).toEqual({ ...nowhere.headers, date: '' })
    }
  })

  test('and every row with an id says which of its ids are bound', () => {
    const isId = (schema: unknown): boolean =>
      schema instanceof z.ZodUUID || (schema instanceof z.ZodOptional && isId(schema.unwrap()))
    const silent = sampledRows.filter(
      ([, { row, sample }]) => sample.ids === null && Object.values(row.input.shape).some(isId),
    )
    expect(silent.map(([call]) => call)).toEqual([])
  })
})

describe('refuses fields that it does not know, wherever they stand', () => {
  const privileged = ['role', 'status', 'moderationStatus', 'createdBy', 'constructor', 'toString']

  test.each(sampledRows)('%s', async (_call, entry) => {
    for (const field of unknownTo(entry)) {
      const inQuery = await ask(withQuery(entry, `${field}=ROLE_ADMIN`))
      expect(expectRefusal(inQuery)).toMatchObject({ status: 400, name: 'INVALID_INPUT', fields: unknownField(field) })
    }
  })

  test.each(jsonRows)('%s in the body', async (_call, entry) => {
    for (const field of unknownTo(entry)) {
      const response = await ask(request(entry, { [field]: 'ROLE_ADMIN' }))
      expect(expectRefusal(response)).toMatchObject({ status: 400, name: 'INVALID_INPUT', fields: unknownField(field) })
    }
  })

  test.each(jsonRows)('%s with a field of the body in the query', async (_call, entry) => {
    // The query may always name the community.
    const elsewhere = [...entry.row.queryFields, ...entry.row.pathFields, 'communityId']
    const [field] = Object.keys(entry.row.input.shape).filter(name => !elsewhere.includes(name))
    if (!field) return
    expect(expectRefusal(await ask(withQuery(entry, `${field}=other`))).status).toBe(400)
  })

  const unknownTo = ({ row }: SampledRow) =>
    ['unexpected', ...privileged].filter(name => !Object.hasOwn(row.input.shape, name))
  const unknownField = (name: string) => ({ [name]: 'This field is not known here' })
})

describe('survives what no client would send', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  test.each(sampledRows)('%s in its address', async (_call, entry) => {
    const field = entry.row.queryFields[0] ?? 'unexpected'
    const queries = [
      `${field}=1&${field}=2`,
      `${field}[]=1`,
      `${field}[a]=1`,
      '__proto__=1',
      '__proto__[isAdmin]=true',
      'constructor[prototype][isAdmin]=true',
      `${field}=%00`,
      `${field}=${'a'.repeat(60_000)}`,
      `${Array.from({ length: 3000 }, (_, at) => `f${at}=1`).join('&')}`,
    ]
    for (const query of queries) expectRefusal(await ask(withQuery(entry, query)), query.slice(0, 60))
    // What a search may take as it is.
    for (const query of [
      `${field}=%ff%fe`,
      `${field}=%zz`,
      `communityId=${'x'.repeat(100)}&communityId=2&${field}=\u0000`,
    ])
      expectSound(await ask(withQuery(entry, query)))
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    for (const path of [`${entry.row.path}/`, `/${entry.row.path}`, `${entry.row.path}/..%2f..%2fetc%2fpasswd`])
      expectSound(await ask({ method: entry.row.method, url: path }))
    for (const name of entry.row.pathFields)
      for (const value of ['%00', '%zz', 'a'.repeat(5000), '..%2f..%2f', "'%20or%201=1--", '%F0%9F%98%80'])
        expectSound(await ask({ method: entry.row.method, url: entry.row.path.replace(`:${name}`, value) }))
  })

  test.each(sampledRows)('%s by another method', async (_call, { row }) => {
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(method => method !== row.method)
    const url = row.path.replace(/:\w+/g, 'x')
    for (const method of others) expectSound(await ask({ method, url }))
  })

  test.each(jsonRows)('%s in its body', async (_call, entry) => {
    const sent = entry.sample.input(world) as Record<string, unknown>
    const bodies: [payload: string, type?: string][] = [
      ['{"broken": '],
      ['{"a":1}}'],
      [''],
      ['[]'],
      ['"text"'],
      ['1'],
      ['true'],
      ['null'],
      ['{"__proto__": {"isAdmin": true}}'],
      ['{"constructor": {"prototype": {"isAdmin": true}}}'],
      [deep(100_000)],
      [`{"unexpected": ${deep(100_000)}}`],
      [JSON.stringify({ ...sent, unexpected: 'x'.repeat(200_000) })],
      [JSON.stringify({ ...sent, unexpected: 'x'.repeat(300_000) })],
      [JSON.stringify(sent), 'application/xml'],
      [JSON.stringify(sent), 'text/plain'],
      [JSON.stringify(sent), 'application/x-www-form-urlencoded'],
      [JSON.stringify(sent), 'multipart/form-data; boundary=x'],
      [JSON.stringify(sent), ''],
    ]
    for (const [payload, type] of bodies)
      expectRefusal(await ask(withBody(entry, payload, type)), `${type} ${payload.slice(0, 60)}`)
    for (const field of Object.keys(entry.row.input.shape).filter(name => !entry.row.pathFields.includes(name))) {
      for (const value of [null, 1e308, [], {}, false]) expectSound(await ask(request(entry, { [field]: value })))
      for (const value of ['a\u0000b', '\ud800', 'x'.repeat(200_000), '\\'.repeat(100_000)])
        expectRefusal(await ask(request(entry, { [field]: value })), field)
      expectRefusal(await ask(withBody(entry, `{${JSON.stringify(field)}: ${deep(100_000)}}`)))
    }
  })
})

describe('answers any input with its schema', () => {
  test.each(sampledRows)('%s', async (_call, entry) => {
    const { row, sample } = entry
    const sent = sample.input(world) as Record<string, unknown>
    const anyValue = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom('', ' ', '-1', '1e9', 'NaN', 'null', "'; drop table community --", '<script>', '../..', '%'),
    )
    const field = (name: string) => (name in sent ? fc.oneof(fc.constant(sent[name]), anyValue) : anyValue)
    const fields = Object.fromEntries(Object.keys(row.input.shape).map(name => [name, field(name)]))
    const input = fc.record({ ...fields, stranger: fc.option(anyValue, { nil: undefined }) }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(input, async (values: Record<string, unknown>) => {
        const inPath = Object.fromEntries(row.pathFields.map(name => [name, values[name] ?? sent[name]]))
        expectSound(await ask(requestOf(row, { ...values, ...inPath }, {})))
      }),
      { seed: 20_260_101, numRuns: 25 },
    )
  })
})
