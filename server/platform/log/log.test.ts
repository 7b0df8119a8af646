import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { type Group, isSecretName } from '#contract/endpoint.ts'
import { logOptions, withoutSecrets } from './log.ts'

/** The JSON line that the log writes for an entry. */
function written(entry: object): string {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  pino(logOptions('info'), stream).info(entry, 'answered')
  return text
}

describe('the log', () => {
  test.each([
    ['/auth-magic?token=abc.def', '/auth-magic?token=[hidden]'],
    ['/x?a=1&code=123456&b=2', '/x?a=1&code=[hidden]&b=2'],
    ['/x?TOKEN=abc#frag', '/x?TOKEN=[hidden]#frag'],
    ['/x?email=vera@example.com', '/x?email=[hidden]'],
    ['/x?url_auth_token=abc', '/x?url_auth_token=[hidden]'],
    ['/x?secret=abc&secret=def', '/x?secret=[hidden]&secret=[hidden]'],
    ['/x?page=2', '/x?page=2'],
    ['/x?%63ode=abc&state=def', '/x?%63ode=[hidden]&state=[hidden]'],
    ['/x?%=abc&ticket=def', '/x?%=abc&ticket=[hidden]'],
    ['/api/invitation/abc', '/api/invitation/[hidden]'],
    ['/api/invitation/abc/def?communityId=1', '/api/invitation/[hidden]/def?communityId=1'],
  ])('writes %s as %s', (url, kept) => {
    expect(withoutSecrets(url)).toBe(kept)
  })

  test('hides each secret that a call of the contract carries in its path or query', () => {
    let count = 0
    for (const row of Object.values<Group>(api).flatMap(rows => Object.values(rows))) {
      const path = row.path.replace(/:(\w+)/g, (_, name) => (isSecretName(name) ? 'hush' : 'kept'))
      const query = row.queryFields.map(name => `${name}=${isSecretName(name) ? 'hush' : 'kept'}`).join('&')
      const fields = [...row.pathFields, ...row.queryFields]
      count += fields.filter(isSecretName).length
      const text = withoutSecrets(`${path}?${query}`)
      expect(text, row.call).not.toContain('hush')
      expect(text.match(/kept/g)?.length ?? 0, row.call).toBeGreaterThanOrEqual(
        fields.filter(name => !isSecretName(name) && !/^(email|state)$/.test(name)).length,
      )
    }
    expect(count).toBeGreaterThan(3)
  })

  test('writes method, path, host and address of a request, and no header', () => {
    const req = {
      method: 'GET',
      url: '/x?token=abc',
      host: 'club.localhost',
      ip: '127.0.0.1',
      headers: { authorization: 'Bearer hush', cookie: 'token=hush' },
    }
    expect(JSON.parse(written({ req }))).toMatchObject({
      level: 'info',
      msg: 'answered',
      req: { method: 'GET', url: '/x?token=[hidden]', host: 'club.localhost', address: '127.0.0.1' },
    })
    expect(written({ req })).not.toContain('hush')
  })

  test('redacts passwords, tokens and personal addresses', () => {
    const text = written({ input: { password: 'hush', token: 'hush', email: 'hush@example.com', title: 'kept' } })
    expect(text).not.toContain('hush')
    expect(text).toContain('kept')
  })
})
