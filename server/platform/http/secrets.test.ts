import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isSecretName } from '#contract/endpoint.ts'
import { type StartedWorld, startWorld } from '#server/testing/build-world.ts'
import { makeSender, type Sender } from '#server/testing/sender.ts'
import { sampledCalls } from '#server/testing/slices.ts'
import { seal, unseal } from './seal.ts'

let started: StartedWorld
let sender: Sender
beforeAll(async () => {
  started = await startWorld()
  sender = makeSender(started)
})
afterAll(() => started?.t.stop())
beforeEach(() => started.restore())

/** Texts of a reply that give access to anyone who has them: under such a name, or in a link. */
function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const linked = [...value.matchAll(/[?&]([^=&#]+)=([^&#]+)/g)]
    const inLink = linked.flatMap(([, key, text]) => (isSecretName(String(key)) ? [String(text)] : []))
    const inPath = [...value.matchAll(/\/([\w-]{40,})\.ics$/g)].map(([, token]) => String(token))
    return isSecretName(name) ? [value, ...inLink] : [...inLink, ...inPath]
  }
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => secretsIn(each, Array.isArray(value) ? name : key))
}

const jsonCalls = sampledCalls.filter(([, { row }]) => row.replyKind === 'json')
const idempotentCalls = sampledCalls.filter(([, { row }]) => row.idempotent)

describe('a reply that carries a secret', () => {
  test.each(jsonCalls)('is declared secret if its schema names one: %s', (_call, { row }) => {
    const schema = JSON.stringify(z.toJSONSchema(row.reply, { unrepresentable: 'any' }))
    const names = [...schema.matchAll(/"(\w+)":\{/g)].map(([, name]) => String(name)).filter(isSecretName)
    expect(row.secret || names.length === 0, `names ${names}`).toBe(true)
  })

  test.each(idempotentCalls)('is not kept in clear, and is replayed: %s', async (_call, call) => {
    const { headers, ...request } = sender.request(call)
    const ask = () => sender.ask({ ...request, headers: { ...headers, 'idempotency-key': 'secret' } })
    const first = await ask()
    expect(first.statusCode, first.body).toBe(200)
    const secrets = secretsIn(first.json())
    expect(secrets.length > 0, 'carries a secret').toBe(call.row.secret)
    const kept = await started.t.owner<{ reply: string }[]>`select reply from idempotent_call where key = 'secret'`
    expect(kept).toHaveLength(1)
    for (const secret of secrets) expect(kept[0]?.reply).not.toContain(secret)
    if (!call.row.secret) expect(kept[0]?.reply).toBe(first.body)
    const again = await ask()
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true'])
  })

  test('is neither compressed here nor by a proxy', async () => {
    const secret = sampledCalls.filter(([, { row, sample }]) => row.secret && !sample.status)
    expect(secret.length).toBeGreaterThan(2)
    for (const [name, call] of secret) {
      const response = await sender.ask(sender.request(call))
      expect(response.statusCode, name).toBe(200)
      expect(response.headers['cache-control'], name).toContain('no-transform')
    }
  })

  test('is refused, not done again, when the session secret has changed since', async () => {
    const [, call] = idempotentCalls.find(([, { row }]) => row.secret) as (typeof idempotentCalls)[number]
    const { headers, ...request } = sender.request(call)
    const ask = () => sender.ask({ ...request, headers: { ...headers, 'idempotency-key': 'rotated' } })
    await ask()
    await started.t.owner`
      update idempotent_call set reply = ${seal('{}', 'another secret')} where key = 'rotated'`
    expect((await ask()).json()).toMatchObject({ name: 'IDEMPOTENCY_MISMATCH' })
  })
})

describe('a sealed text', () => {
  test('opens with its secret alone, and differs each time', () => {
    const text = '{"code":"ABCD"}'
    const sealed = seal(text, 'one')
    expect(sealed).not.toContain('ABCD')
    expect(sealed).not.toBe(seal(text, 'one'))
    expect(unseal(sealed, 'one')).toBe(text)
    expect(unseal(sealed, 'other')).toBeNull()
    expect(unseal(`${sealed.slice(0, -4)}AAAA`, 'one')).toBeNull()
    expect(unseal('sealed:', 'one')).toBeNull()
    expect(unseal(text, 'one')).toBe(text)
  })
})
