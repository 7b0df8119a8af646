import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectFailure, expectValidReply } from './reply-checks.ts'
import type { Sender } from './sender.ts'
import type { SampledCall } from './slices.ts'

/*
 * Fuzzing part of the walk: input that no sample has. The sender is a function, since it exists only once the tests run.
 */

type Calls = [call: string, SampledCall][]

const withJsonBody = (calls: Calls) => calls.filter(([, { row }]) => row.hasBody && row.body === 'json')

export function checkUnknownFields(calls: Calls, sender: () => Sender): void {
  const privileged = ['role', 'status', 'moderationStatus', 'createdBy', 'constructor', 'toString']
  const unknownTo = ({ row }: SampledCall) =>
    ['unexpected', ...privileged].filter(name => !Object.hasOwn(row.input.shape, name))
  const refusalOf = (field: string) => ({
    status: 400,
    name: 'INVALID_INPUT',
    fields: { [field]: 'Unknown field' },
  })

  describe('refuses unknown fields anywhere in the input', () => {
    test.each(calls)('%s', async (_call, call) => {
      const { ask, withQuery } = sender()
      for (const field of unknownTo(call))
        expect(expectFailure(await ask(withQuery(call, `${field}=ROLE_ADMIN`)))).toMatchObject(refusalOf(field))
    })

    test.each(withJsonBody(calls))('%s in the body', async (_call, call) => {
      const { ask, requestWith } = sender()
      for (const field of unknownTo(call))
        expect(expectFailure(await ask(requestWith(call, { [field]: 'ROLE_ADMIN' })))).toMatchObject(refusalOf(field))
    })

    test.each(withJsonBody(calls))('%s with a field of the body in the query', async (_call, call) => {
      const { ask, withQuery } = sender()
      // Every query may name the community.
      const elsewhere = [...call.row.queryFields, ...call.row.pathFields, 'communityId']
      const [field] = Object.keys(call.row.input.shape).filter(name => !elsewhere.includes(name))
      if (!field) return
      expect(expectFailure(await ask(withQuery(call, `${field}=other`))).status).toBe(400)
    })
  })
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const deep = nested(100_000)
/** For each field: deep enough to overflow the stack of anything that recurses, and five times quicker. */
const deepField = nested(20_000)

export function checkHostileInput(calls: Calls, sender: () => Sender): void {
  describe('handles malformed requests', () => {
    test.each(calls)('%s in its address', async (_call, call) => {
      const { ask, withQuery } = sender()
      const { row } = call
      const field = row.queryFields[0] ?? 'unexpected'
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
      for (const query of queries) expectFailure(await ask(withQuery(call, query)), query.slice(0, 60))
      // Valid for a text search.
      for (const query of [
        `${field}=%ff%fe`,
        `${field}=%zz`,
        `communityId=${'x'.repeat(100)}&communityId=2&${field}=\u0000`,
      ])
        expectValidReply(await ask(withQuery(call, query)))
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
      for (const path of [`${row.path}/`, `/${row.path}`, `${row.path}/..%2f..%2fetc%2fpasswd`])
        expectValidReply(await ask({ method: row.method, url: path }))
      for (const name of row.pathFields)
        for (const value of ['%00', '%zz', 'a'.repeat(5000), '..%2f..%2f', "'%20or%201=1--", '%F0%9F%98%80'])
          expectValidReply(await ask({ method: row.method, url: row.path.replace(`:${name}`, value) }))
    })

    test.each(calls)('%s by another method', async (_call, { row }) => {
      const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(method => method !== row.method)
      const url = row.path.replace(/:\w+/g, 'x')
      for (const method of others) expectValidReply(await sender().ask({ method, url }))
    })

    test.each(withJsonBody(calls))('%s in its body', async (_call, call) => {
      const { ask, inputOf, requestWith, withBody } = sender()
      const sent = inputOf(call)
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
        [deep],
        [`{"unexpected": ${deep}}`],
        [JSON.stringify({ ...sent, unexpected: 'x'.repeat(200_000) })],
        [JSON.stringify({ ...sent, unexpected: 'x'.repeat(300_000) })],
        [JSON.stringify(sent), 'application/xml'],
        [JSON.stringify(sent), 'text/plain'],
        [JSON.stringify(sent), 'application/x-www-form-urlencoded'],
        [JSON.stringify(sent), 'multipart/form-data; boundary=x'],
        [JSON.stringify(sent), ''],
      ]
      for (const [payload, type] of bodies)
        expectFailure(await ask(withBody(call, payload, type)), `${type} ${payload.slice(0, 60)}`)
      for (const field of Object.keys(call.row.input.shape).filter(name => !call.row.pathFields.includes(name))) {
        for (const value of [null, 1e308, [], {}, false])
          expectValidReply(await ask(requestWith(call, { [field]: value })))
        for (const value of ['a\u0000b', '\ud800', 'x'.repeat(200_000), '\\'.repeat(100_000)])
          expectFailure(await ask(requestWith(call, { [field]: value })), field)
        expectFailure(await ask(withBody(call, `{${JSON.stringify(field)}: ${deepField}}`)))
      }
    })
  })
}

/** Any code points, halves of pairs included. The library's own `binary` takes seconds to set up. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map(points => String.fromCodePoint(...points))
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', ' ', '-1', '1e9', 'NaN', 'null', "'; drop table community --", '<script>', '../..', '%'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'key', 'ref'),
)

export function checkAnyInput(calls: Calls, sender: () => Sender): void {
  describe('replies to generated input as its schema says', () => {
    test.each(calls)('%s', async (_call, call) => {
      const { ask, inputOf, request, restore } = sender()
      const { row } = call
      const sent = inputOf(call)
      const field = (name: string) => (name in sent ? fc.oneof(fc.constant(sent[name]), anyValue) : anyValue)
      const fields = Object.fromEntries(Object.keys(row.input.shape).map(name => [name, field(name)]))
      const input = fc.record({ ...fields, stranger: fc.option(anyValue, { nil: undefined }) }, { requiredKeys: [] })
      await fc.assert(
        fc.asyncProperty(input, async (values: Record<string, unknown>) => {
          const inPath = Object.fromEntries(row.pathFields.map(name => [name, values[name] ?? sent[name]]))
          const response = await ask(request(call, { ...values, ...inPath }))
          expectValidReply(response)
          // Undo the effect, which could influence the next input.
          if (response.statusCode < 400) await restore()
        }),
        { seed: 20_260_101, numRuns: 25 },
      )
    })
  })
}
