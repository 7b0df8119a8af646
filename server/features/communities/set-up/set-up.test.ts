import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { callLimits } from '#contract/limits.ts'
import { buildUser } from '#server/features/users/user/testing.ts'
import { startServer } from '#server/start.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildCommunity } from '../community/testing.ts'
import { renewSetUpSecret } from './actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ environment: { DEMO: 'false' }, runsJobs: false })
})
afterAll(() => t.stop())
afterEach(async () => {
  await t.owner`truncate community, app_user, set_up, call_count cascade`
  t.app.communities.forget()
})

const host = 'localhost:3000'
const admin = { email: 'anna@example.com', password: 'a kettle on the hob' }
const filledIn = { title: 'Tea & talk', domain: 'tea', lang: 'ru', timeZone: 'Europe/Berlin', ...admin }

const makeSecret = async () => (await renewSetUpSecret(t.sql, t.clock.now())) as string

function submit(fields: Record<string, string>, more: { languages?: string[]; lang?: string; address?: string } = {}) {
  const body = new URLSearchParams(fields)
  for (const each of more.languages ?? ['en', 'ru']) body.append('languages', each)
  return t.app.server.inject({
    method: 'POST',
    url: `/set-up${more.lang ? `?lang=${more.lang}` : ''}`,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: body.toString(),
    ...(more.address ? { remoteAddress: more.address } : {}),
  })
}
const open = (url: string, headers: Record<string, string> = {}) =>
  t.app.server.inject({ url, headers: { host, ...headers } })
const countCommunities = async () => (await t.owner`select id from community`).length

describe('an installation without communities', () => {
  test.each(['/', '/login', '/some/deep/page?x=1'])('shows the set-up page at %s', async url => {
    const { statusCode, body, headers } = await open(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(body).toContain('<h1>Open your first community</h1>')
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
    expect(headers['content-security-policy']).toContain("form-action 'self'")
  })

  test("shows it in the browser's language, or in the chosen one", async () => {
    expect((await open('/', { 'accept-language': 'ru-RU,ru;q=0.9' })).body).toContain('<html lang="ru">')
    expect((await open('/', { 'accept-language': 'ru' })).body).toContain('Откройте первое сообщество')
    expect((await open('/?lang=en', { 'accept-language': 'ru' })).body).toContain('<html lang="en">')
    expect((await open('/', { 'accept-language': 'fr' })).body).toContain('<html lang="en">')
  })

  test('answers calls with NOT_SET_UP in the language of the reader', async () => {
    const { status, failure } = await t.call(api.user.getContact, {}, { host })
    expect([status, failure.name, failure.code]).toEqual([503, 'NOT_SET_UP', 1040])
    const inRussian = await t.call(api.user.getContact, {}, { host, headers: { 'accept-language': 'ru' } })
    expect(inRussian.failure.message).toContain('нет ни одного сообщества')
    expect((await open('/readyz')).statusCode).toBe(200)
  })
})

describe('the set-up form', () => {
  test('creates the community and its admin, who can log in; then the page is gone and the secret used up', async () => {
    const secret = await makeSecret()
    const { statusCode, body } = await submit({ ...filledIn, secret }, { lang: 'ru' })
    expect(statusCode).toBe(200)
    expect(body).toContain('Сообщество «Tea &amp; talk» открыто')
    const [, address = ''] = /href="(http:\/\/tea[^"]+)"/.exec(body) ?? []
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/launch/invitations')
    const here = { host: 'tea.localhost:3000' }
    const ticket = searchParams.get('token') ?? ''
    const arrived = await t.call(api.session.exchange, { ticket }, here)
    expect(arrived.body.email).toBe(admin.email)
    expect((await t.call(api.session.exchange, { ticket }, here)).status).not.toBe(200)
    const sessions = await t.call(api.session.listSessions, {}, { ...here, token: arrived.body.token })
    expect(sessions.body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const page = await open('/')
    expect(page.body).toContain('<title>Tea &amp; talk</title>')
    const at = { host: 'tea.localhost:3000' }
    const login = await t.call(api.session.login, { authType: 'EMAIL', ...admin }, at)
    const { body: user } = await t.call(api.user.getCurrent, {}, { ...at, token: login.body.token })
    expect(user).toMatchObject({ role: 'ROLE_ADMIN', email: admin.email })
    const { body: community } = await t.call(api.community.getByDomain, { domain: 'tea' }, at)
    expect(community).toMatchObject({ lang: 'ru', langChoices: ['en', 'ru'], timeZone: 'Europe/Berlin' })
    const [queued] =
      await t.owner`select count(*)::integer as jobs from graphile_worker.jobs where task_identifier = 'hear welcome founder'`
    expect(queued?.jobs).toBe(1)

    const second = await submit({ ...filledIn, domain: 'coffee', secret })
    expect([second.statusCode, second.headers.location]).toEqual([303, '/'])
    expect(await countCommunities()).toBe(1)
    expect(await t.owner`select from set_up`).toHaveLength(0)
    expect(await renewSetUpSecret(t.sql, t.clock.now())).toBeNull()
  })

  test('opens no session of an account that was there before: its owner logs in', async () => {
    await buildUser(t, { email: admin.email })
    const { statusCode, body } = await submit({ ...filledIn, secret: await makeSecret() })
    expect(statusCode).toBe(200)
    expect(body).toContain('href="http://tea.localhost:3000/login?backTo=%2Flaunch%2Finvitations"')
    expect(await t.owner`select from session`).toHaveLength(0)
  })

  test('accepts the secret in capitals and with other spaces', async () => {
    const secret = (await makeSecret()).toUpperCase().replaceAll('-', ' ')
    expect((await submit({ ...filledIn, secret: ` ${secret} ` })).statusCode).toBe(200)
  })

  test('refuses a wrong secret, and one that a later start has replaced', async () => {
    const old = await makeSecret()
    const secret = await makeSecret()
    for (const wrong of ['guess', old, `${secret}x`]) {
      const { statusCode, body } = await submit({ ...filledIn, secret: wrong })
      expect(statusCode).toBe(403)
      expect(body).toContain('Wrong secret.')
    }
    expect(await countCommunities()).toBe(0)
    expect(await t.owner`select from app_user`).toHaveLength(0)
    expect((await submit({ ...filledIn, secret })).statusCode).toBe(200)
  })

  test('refuses everything where no secret was printed', async () => {
    expect((await submit({ ...filledIn, secret: 'x' })).statusCode).toBe(403)
  })

  test('limits the tries of one address, even with the right secret afterwards', async () => {
    const secret = await makeSecret()
    for (let i = 0; i < callLimits.setUp.count; i++) await submit({ ...filledIn, secret: 'guess' })
    const { statusCode, body } = await submit({ ...filledIn, secret })
    expect(statusCode).toBe(429)
    expect(body).toContain('Too many attempts.')
    expect(await countCommunities()).toBe(0)
    expect((await submit({ ...filledIn, secret }, { address: '192.0.2.7' })).statusCode).toBe(200)
  })

  test('shows what is wrong beside the fields, keeps what was entered, and never sends the password back', async () => {
    const secret = await makeSecret()
    const bad = {
      title: '"><script>',
      domain: '-no-',
      lang: 'en',
      timeZone: 'Mars/Olympus',
      email: 'anna',
      password: 'short',
    }
    const { statusCode, body } = await submit({ ...bad, secret }, { languages: ['ru'], lang: 'ru' })
    expect(statusCode).toBe(400)
    expect(body).toContain('role="alert">Проверьте отмеченные поля.')
    for (const field of ['domain', 'timeZone', 'email', 'password', 'lang'])
      expect(body).toContain(`class="problem" id="${field}-problem"`)
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(body).not.toContain('short')
    expect((await submit({ ...filledIn, secret, password: 'password' })).body).toContain('id="password-problem"')
    const reserved = await submit({ ...filledIn, secret, domain: 'www' }, { lang: 'ru' })
    expect([reserved.statusCode, reserved.body.includes('зарезервирован для самого сайта')]).toEqual([409, true])
    expect((await t.app.server.inject({ method: 'POST', url: '/set-up', headers: { host } })).statusCode).toBe(400)
    expect(await countCommunities()).toBe(0)
  })

  test('ends when a community is created from the shell', async () => {
    const secret = await makeSecret()
    await buildCommunity(t)
    t.app.communities.forget()
    expect((await submit({ ...filledIn, secret })).statusCode).toBe(303)
    expect(await countCommunities()).toBe(1)
  })
})

describe('two forms sent at the same moment', () => {
  const sendTwo = async () => {
    const secret = await makeSecret()
    const held = await holdWrites(t.owner, 'community', { statement: 'insert' })
    const send = (domain: string, address: string) => () =>
      submit({ ...filledIn, secret, domain, email: `${domain}@example.com` }, { address })
    const answers = await race(held, send('tea', '192.0.2.1'), send('coffee', '192.0.2.2'))
    return { statuses: answers.map(answer => answer.statusCode), communities: await countCommunities() }
  }

  test('create one community', async () => {
    expect(await sendTwo()).toEqual({ statuses: [200, 303], communities: 1 })
  })

  test('control: without the lock of the secret they create two', async () => {
    expect(await withoutLock('set-up secret', sendTwo)).toEqual({ statuses: [200, 200], communities: 2 })
  })
})

describe('the start of the server', () => {
  const linesOfStart = async () => {
    const lines: string[] = []
    const quiet = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO: 'false', JOBS: 'false', LOG_LEVEL: 'silent' }
    const environment = { ...quiet, DATABASE_URL: t.ownerUrl, SESSION_SECRET: 's'.repeat(32) }
    const { stop } = await startServer(environment, line => lines.push(line))
    await stop()
    return lines.join('\n')
  }

  test('prints a new secret each time, of which the last is valid, until there is a community', async () => {
    const [first, second] = [await linesOfStart(), await linesOfStart()].map(
      said => /set-up secret: (\S+)/.exec(said)?.[1] ?? '',
    )
    expect(first).not.toBe(second)
    expect((await submit({ ...filledIn, secret: first ?? '' })).statusCode).toBe(403)
    expect((await submit({ ...filledIn, secret: second ?? '' })).statusCode).toBe(200)
    expect(await linesOfStart()).not.toContain('secret')
  })
})

describe('the community that is served when the host names none', () => {
  test('is the one that was created first, or the one that DEFAULT_COMMUNITY names', async () => {
    await buildCommunity(t, { domain: 'older' })
    t.clock.moveBy(1000)
    await buildCommunity(t, { domain: 'younger' })
    t.app.communities.forget()
    expect((await open('/')).body).toContain('<title>Club older</title>')
    const chosen = await startTestApp({ databaseUrl: t.ownerUrl, environment: { DEFAULT_COMMUNITY: 'younger' } })
    const missing = await startTestApp({ databaseUrl: t.ownerUrl, environment: { DEFAULT_COMMUNITY: 'nobody' } })
    const titleOf = async ({ app }: TestApp) =>
      /<title>(.*?)<\/title>/.exec((await app.server.inject({ url: '/', headers: { host } })).body)?.[1]
    expect([await titleOf(chosen), await titleOf(missing)]).toEqual(['Club younger', 'Club older'])
    await chosen.stop()
    await missing.stop()
  })
})
