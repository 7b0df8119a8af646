import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

const vera = {
  firstName: 'Vera',
  lastName: 'Pavlova',
  position: 'Founder',
  company: 'A school of speech',
  about: 'Teaches people to be heard',
  city: 'Almaty',
}
const nothing = { firstName: '', lastName: '', position: '', company: '', about: '', city: '' }
const key = 'the-key-of-the-operator'

/** What the lookup service answers, by the name of the profile that is looked up. */
const answers: Record<string, (response: ServerResponse) => void> = {
  vera: response => json(response, { ...vera, headline: 'a field that nobody asked for' }),
  'only-a-name': response => json(response, { firstName: 'Vera' }),
  'status-401': response => response.writeHead(401).end('{"error":"unknown key"}'),
  'status-404': response => response.writeHead(404).end('{"error":"no such profile"}'),
  'status-429': response => response.writeHead(429, { 'retry-after': '60' }).end(),
  'status-500': response => response.writeHead(500).end('<h1>Error</h1>'),
  redirect: response => response.writeHead(302, { location: '/somewhere' }).end(),
  'no-json': response => response.end('<html>Please sign in</html>'),
  'wrong-types': response => json(response, { firstName: 7 }),
  'a-list': response => json(response, [vera]),
  'cut-off': response => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"firstName":')
    response.socket?.destroy()
  },
  silent: () => {},
}
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

let service: Server
let asked: IncomingMessage[] = []
let t: TestApp
let call: { host: string; token: string }
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request)
    const profile = new URL(request.url ?? '', 'http://service').searchParams.get('url') ?? ''
    answers[profile.split('/').at(-1) ?? '']?.(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => service.once('listening', resolve))
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  t = await startTestApp({
    environment: { LINKEDIN_LOOKUP_URL: `${origin}/v1/profile?country=kz`, LINKEDIN_LOOKUP_KEY: key },
  })
  const here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id })
  call = { host: here.host, token: (await buildSession(t, place)).token }
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await t.stop()
})
beforeEach(async () => {
  asked = []
  await t.owner`truncate call_count`
})

const look = (profile: string) =>
  t.call(api.onboarding.searchLinkedin, { linkedInProfileUrl: `https://www.linkedin.com/in/${profile}` }, call)

describe('a lookup of a LinkedIn profile', () => {
  test('asks the configured service with its key, and returns the known fields alone', async () => {
    expect(await look('vera')).toMatchObject({ status: 200, body: vera })
    expect((await look('vera')).body).toEqual(vera)
    const { method, url, headers } = asked[0] as IncomingMessage
    const { pathname, searchParams } = new URL(url ?? '', 'http://service')
    expect([method, pathname]).toEqual(['GET', '/v1/profile'])
    expect(Object.fromEntries(searchParams)).toEqual({ country: 'kz', url: 'https://www.linkedin.com/in/vera' })
    expect(headers.authorization).toBe(`Bearer ${key}`)
    expect(headers).not.toHaveProperty('cookie')
  })

  test('returns empty texts for fields that the service leaves out', async () => {
    expect((await look('only-a-name')).body).toEqual({ ...nothing, firstName: 'Vera' })
  })

  test.each([
    'status-401',
    'status-404',
    'status-429',
    'status-500',
    'redirect',
    'no-json',
    'wrong-types',
    'a-list',
    'cut-off',
  ])('fails as LOOKUP_FAILED on %s, without a word of the service', async profile => {
    const { status, failure, raw } = await look(profile)
    expect({ status, name: failure.name, code: failure.code }).toEqual({
      status: 400,
      name: 'LOOKUP_FAILED',
      code: 1031,
    })
    for (const word of [key, '127.0.0.1', 'unknown key', 'sign in']) expect(raw).not.toContain(word)
    expect(asked).toHaveLength(1)
  })

  test('fails as LOOKUP_FAILED when the service does not answer in time, and drops the connection', async () => {
    expect((await look('silent')).failure).toMatchObject({ status: 400, name: 'LOOKUP_FAILED' })
    await expect.poll(() => asked[0]?.socket.destroyed).toBe(true)
  })

  test('refuses an address that is no LinkedIn profile before asking anybody', async () => {
    for (const linkedInProfileUrl of ['https://evil.example/in/vera', 'https://www.linkedin.com/company/tea'])
      expect((await t.call(api.onboarding.searchLinkedin, { linkedInProfileUrl }, call)).failure.name).toBe(
        'INVALID_INPUT',
      )
    expect(asked).toEqual([])
  })
})

test('a lookup of a LinkedIn profile without a configured service fails as LOOKUP_MISSING', async () => {
  const without = await startTestApp({
    databaseUrl: t.ownerUrl,
    environment: { SESSION_SECRET: t.config.SESSION_SECRET },
  })
  const linkedInProfileUrl = 'https://www.linkedin.com/in/vera'
  const answer = await without.call(api.onboarding.searchLinkedin, { linkedInProfileUrl }, call)
  expect(answer.failure).toMatchObject({ status: 400, name: 'LOOKUP_MISSING', code: 1030 })
  await without.stop()
})
