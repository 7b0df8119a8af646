import { calls } from 'virtual:calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer } from '#web/testing/apiServer.ts'
import { type Caller, CallFailure, type CallTable, createClient } from './client.ts'

const table: CallTable = {
  ...calls,
  letter: { send: ['POST', '/api/letter/:id', ['id'], ['dry'], 'json', true] },
}

const id = '00000000-0000-7000-8000-000000000001'

let server: ApiServer
let caller: Caller
const failures: CallFailure[] = []

beforeEach(async () => {
  server = await startApiServer()
  failures.length = 0
  vi.stubGlobal('document', { cookie: 'a=1; XSRF-TOKEN=se%3Dcret; b=2' })
  caller = {
    origin: server.origin,
    communityId: () => id,
    token: () => null,
    language: () => 'ru',
    publicIp: () => null,
    onSuccess: vi.fn(),
    onFailure: failure => failures.push(failure),
  }
})
afterEach(() => server.close().catch(() => undefined))

const client = () => createClient(async () => table, caller)
const last = () => server.received.at(-1)

describe('a call', () => {
  it('is sent to the API origin with path, query and community', async () => {
    server.answers['/api/current-participant'] = { body: { ok: true } }
    await client().user.getCurrentParticipant({ communityId: id })
    expect(last()).toMatchObject({ method: 'GET', path: '/api/current-participant' })
    expect(last()?.query.get('communityId')).toBe(id)
    expect(last()?.headers).toMatchObject({
      community: id,
      'content-type': 'application/json',
      'accept-language': 'ru',
    })
  })

  it('fills in and escapes the path', async () => {
    server.answers['/api/community/domain/a%2Fb'] = { body: {} }
    await client().community.getByDomain({ domain: 'a/b' })
    expect(last()?.path).toBe('/api/community/domain/a%2Fb')
  })

  it('leaves out undefined query fields', async () => {
    server.answers['/api/current-participant'] = { body: {} }
    await client().user.getCurrentParticipant()
    expect([...(last()?.query ?? [])]).toEqual([])
  })

  it('sends a JSON body without the path fields', async () => {
    server.answers['/api/auth/login'] = { body: { token: 't', firstLogin: false } }
    await client().session.login({ authType: 'EMAIL', email: 'a@b.example', password: ' secret ' })
    expect(JSON.parse(last()?.body ?? '')).toEqual({ authType: 'EMAIL', email: 'a@b.example', password: ' secret ' })
  })

  it('sends a plain text body if the contract says so', async () => {
    server.answers['/api/current-user/lang'] = { body: {} }
    await client().user.updateLanguage({ lang: 'ru' })
    expect(last()).toMatchObject({ body: 'ru' })
    expect(last()?.headers['content-type']).toMatch(/^text\/plain/)
  })

  it('sends the token as Bearer only when there is one', async () => {
    server.answers['/api/contact'] = { body: {} }
    await client().user.getContact()
    expect(last()?.headers.authorization).toBeUndefined()
    caller.token = () => 'head.body.sign'
    await client().user.getContact()
    expect(last()?.headers.authorization).toBe('Bearer head.body.sign')
  })

  it('sends the public address only when it is known', async () => {
    server.answers['/api/contact'] = { body: {} }
    await client().user.getContact()
    expect(last()?.headers['public-ip']).toBeUndefined()
    caller.publicIp = () => '203.0.113.7'
    await client().user.getContact()
    expect(last()?.headers['public-ip']).toBe('203.0.113.7')
  })

  it('of the landing or the menu is sent with no-cache headers, and no other', async () => {
    const { community, user } = client()
    await community.getLandingFile({ id, file: 'landing_en.json' }).catch(() => undefined)
    await community.getNavigationFile({ id }).catch(() => undefined)
    await community.getNavigation({ domain: 'harbour' }).catch(() => undefined)
    await user.getContact().catch(() => undefined)
    expect(
      server.received.map(({ path, headers }) => [path, headers['cache-control'], headers.pragma === 'no-cache']),
    ).toEqual([
      [`/community/${id}/landing_en.json`, 'no-cache', true],
      [`/community/${id}/navigation.json`, 'no-cache', true],
      ['/api/community/domain/harbour/navigation', 'no-cache', true],
      ['/api/contact', undefined, false],
    ])
  })

  it('returns the CSRF cookie in its header', async () => {
    server.answers['/api/contact'] = { body: {} }
    await client().user.getContact()
    expect(last()?.headers['x-xsrf-token']).toBe('se=cret')
  })

  it('creates an idempotency key for each idempotent call, and keeps a given one', async () => {
    server.answers[`/api/letter/${id}`] = { body: {} }
    const { letter } = client() as unknown as {
      letter: { send: (input: object, options?: { idempotencyKey?: string }) => Promise<unknown> }
    }
    await letter.send({ id })
    await letter.send({ id })
    await letter.send({ id }, { idempotencyKey: 'again' })
    const keys = server.received.map(call => call.headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe('again')
  })

  it('counts 200 to 299 as success, and 300 as a failure', async () => {
    for (const status of [200, 299]) {
      server.answers['/api/contact'] = { status, body: { email: 'a@b.example' } }
      await expect(client().user.getContact()).resolves.toEqual({ email: 'a@b.example' })
    }
    expect(caller.onSuccess).toHaveBeenCalledTimes(2)
    server.answers['/api/contact'] = { status: 300, body: { email: 'a@b.example' } }
    await expect(client().user.getContact()).rejects.toMatchObject({ status: 300 })
    expect(caller.onSuccess).toHaveBeenCalledTimes(2)
  })

  it('has no time-out', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    let answer = () => {}
    server.answers['/api/contact'] = () =>
      new Promise(resolve => {
        answer = () => resolve({ body: { email: 'a@b.example' } })
      })
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    const called = client().user.getContact()
    while (server.received.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(3_600_000)
    vi.useRealTimers()
    answer()
    await expect(called).resolves.toEqual({ email: 'a@b.example' })
    expect(limit).not.toHaveBeenCalled()
  })
})

describe('a failed call', () => {
  const failing = async (answer: { status: number; body?: unknown; text?: string }) => {
    server.answers['/api/contact'] = answer
    return client()
      .user.getContact()
      .catch((error: unknown) => error as CallFailure)
  }

  it('has the message, trimmed and without brackets', async () => {
    const failure = await failing({
      status: 400,
      body: { message: ' [Bad, very bad] ', code: 1001, name: 'INVALID_INPUT' },
    })
    expect(failure).toBeInstanceOf(CallFailure)
    expect(failure).toMatchObject({ message: 'Bad, very bad', code: 1001, name: 'INVALID_INPUT', status: 400 })
  })

  it('falls back to the error text', async () => {
    expect(await failing({ status: 400, body: { error: '[Bad]' } })).toMatchObject({ message: 'Bad' })
  })

  it('has the code, else the status, else 1000', async () => {
    expect(await failing({ status: 409, body: { code: 1015 } })).toMatchObject({ code: 1015 })
    expect(await failing({ status: 409, body: {} })).toMatchObject({ code: 409 })
    expect(new CallFailure(0, null)).toMatchObject({ code: 1000 })
  })

  it('has the field errors', async () => {
    const failure = await failing({ status: 400, body: { message: 'x', fields: { email: 'Check it' } } })
    expect(failure).toMatchObject({ fields: { email: 'Check it' } })
  })

  it('does not show the HTML of a proxy as its message', async () => {
    expect(await failing({ status: 502, text: '<html>Bad gateway</html>' })).toMatchObject({ message: '', code: 502 })
  })

  it('is passed to onFailure once', async () => {
    await failing({ status: 500, body: {} })
    expect(failures).toHaveLength(1)
    expect(caller.onSuccess).not.toHaveBeenCalled()
  })

  it.each([
    [401, 1011, true, false],
    [403, 405, true, false],
    [403, 1003, false, false],
    [503, 1009, false, true],
    [504, 1000, false, true],
    [500, 1000, false, false],
  ])('with status %i and code %i: ends the session %s, server unavailable %s', async (status, code, ends, away) => {
    expect(await failing({ status, body: { message: 'x', code } })).toMatchObject({
      isSessionEnd: ends,
      isUnavailable: away,
    })
  })

  it('without a response has status 0 and means that the server is unavailable', async () => {
    await server.close()
    const failure = await client()
      .user.getContact()
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ status: 0, code: 1000, isUnavailable: true })
  })

  it('is not reported when the caller aborted', async () => {
    const giveUp = new AbortController()
    server.answers['/api/contact'] = () => {
      giveUp.abort()
      return { body: {} }
    }
    await expect(client().user.getContact({}, { signal: giveUp.signal })).rejects.toThrow(/abort/i)
    expect(failures).toEqual([])
  })
})

describe('replies that are kept for the time without a connection', () => {
  const path = '/api/current-participant'
  const kept = new Map<string, unknown>()
  const withKept = (...names: string[]) => {
    caller.token = () => 'token'
    caller.kept = {
      isKept: (group, name) => names.includes(`${group}.${name}`),
      keep: (token, call, reply) => void kept.set(`${token} ${call}`, reply),
      find: async (token, call) => (kept.has(`${token} ${call}`) ? { reply: kept.get(`${token} ${call}`) } : null),
    }
    return client()
  }
  beforeEach(() => kept.clear())

  it('are given again when there is no response, which is still reported', async () => {
    server.answers[path] = { body: { id } }
    const { user } = withKept('user.getCurrentParticipant')
    await user.getCurrentParticipant({ communityId: id })
    await server.close()
    expect(await user.getCurrentParticipant({ communityId: id })).toEqual({ id })
    expect(failures.map(({ status }) => status)).toEqual([0])
    await expect(user.getCurrentParticipant()).rejects.toMatchObject({ status: 0 })
  })

  it.each([401, 404, 500, 503])('are not given again when the server responds %i', async status => {
    server.answers[path] = { body: { id } }
    const { user } = withKept('user.getCurrentParticipant')
    await user.getCurrentParticipant()
    server.answers[path] = { status, body: {} }
    await expect(user.getCurrentParticipant()).rejects.toMatchObject({ status })
  })

  it('are of the named calls alone, and of one token', async () => {
    server.answers[path] = { body: { id } }
    const { user } = withKept('user.getCurrent')
    await user.getCurrentParticipant()
    expect(kept.size).toBe(0)
    const other = withKept('user.getCurrentParticipant').user
    await other.getCurrentParticipant()
    caller.token = () => 'another token'
    await server.close()
    await expect(other.getCurrentParticipant()).rejects.toMatchObject({ status: 0 })
  })
})
