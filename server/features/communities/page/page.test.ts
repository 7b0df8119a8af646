import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bootstrap } from '#contract/bootstrap.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { developmentTemplate } from './page-template.ts'

let t: TestApp
let parlour: Awaited<ReturnType<typeof buildCommunity>>
let bridge: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp({
    environment: { DEFAULT_COMMUNITY: 'square', ANALYTICS_URL: 'https://counter.example/in', REALTIME: 'true' },
  })
  await buildCommunity(t, { domain: 'square' })
  parlour = await buildCommunity(t, { domain: 'parlour' })
  bridge = await buildCommunity(t, { domain: 'bridge', lang: 'ru' })
  await t.owner`
    update community set title = '{"en": "Bridge", "ru": "Мост"}', landing_title = '{"en": "Bridge: meet", "ru": "Мост: знакомства"}',
      landing_copy = '{"en": "Over the river", "ru": "Через реку"}', img_url = '/art/bridge.png', logo_url = '/art/bridge.svg',
      brand_config = jsonb_set(brand_config, '{brandColor}', '"#004488"') where id = ${bridge.id}`
})
afterAll(() => t.stop())

async function open(host: string, path = '/', headers: Record<string, string> = {}) {
  const response = await t.app.server.inject({ url: path, headers: { host, ...headers } })
  const json = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(response.body)?.[1]
  return { ...response, headers: response.headers, data: json ? bootstrap.parse(JSON.parse(json)) : undefined }
}

describe('the page', () => {
  test("has title, description, colour, icon and previews of the host's community", async () => {
    const { body, statusCode, headers } = await open(bridge.host)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const part of [
      '<html lang="ru"',
      '<title>Мост: знакомства</title>',
      '<meta name="description" content="Через реку">',
      '<meta name="theme-color" content="#004488">',
      '<link rel="apple-touch-icon" href="/art/icon.png?size=180&amp;maskable=true">',
      '<meta property="og:site_name" content="Мост">',
      '<meta property="og:title" content="Мост: знакомства">',
      '<meta property="og:image" content="http://bridge.localhost:3000/art/bridge.png">',
      '<meta property="og:url" content="http://bridge.localhost:3000/">',
      '<meta property="og:locale" content="ru_RU">',
      '<link rel="canonical" href="http://bridge.localhost:3000/">',
      '<link rel="icon" type="image/svg+xml" href="/art/bridge.svg">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="modulepreload" href="/assets/shell-ru-7a8b9c.js">',
      '<link rel="preload" as="font" type="font/woff2" href="/assets/4c5b6a.woff2" crossorigin>',
    ])
      expect(body).toContain(part)
    const [, dark] =
      /<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="(#\w{6})">/.exec(body) ?? []
    expect(body).toContain(`--canvas:${dark};`)
    expect(body.indexOf('media="(prefers-color-scheme: dark)"')).toBeLessThan(body.indexOf('content="#004488"'))
    const other = await open(parlour.host)
    expect(other.body).toContain('<title>Club parlour</title>')
    expect(other.body).not.toContain('Мост')
  })

  test('has the bootstrap data, which fit the contract', async () => {
    const club = await buildCommunity(t)
    const face = await buildParticipant(t, { communityId: club.id, avatarFile: 'photo-1', profileVisibility: 'public' })
    const { data } = await open(club.host)
    expect(data?.community.id).toBe(club.id)
    expect(data?.isNamedByHost).toBe(true)
    expect(data?.preview.map(each => each.id)).toEqual([face.id])
    expect(data?.settings).toMatchObject({ analyticsUrl: 'https://counter.example/in', realtime: true, isDemo: true })
    const standIn = (await open('localhost:3000')).data
    expect(standIn?.isNamedByHost).toBe(false)
    expect(standIn?.settings.defaultDomain).toBe(standIn?.community.domain)
  })

  test('lets the web app call an API elsewhere, where one is configured', async () => {
    const elsewhere = await startTestApp({ environment: { API_ORIGIN: 'https://api.example', REALTIME: 'true' } })
    try {
      const { host } = await buildCommunity(elsewhere)
      const { body, headers } = await elsewhere.app.server.inject({ url: '/', headers: { host } })
      expect(body).toContain('"apiOrigin":"https://api.example"')
      expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example wss://api.example")
    } finally {
      await elsewhere.stop()
    }
  })

  test('is rendered in the chosen language if the community has it', async () => {
    const lang = async (headers: Record<string, string>) => (await open(parlour.host, '/', headers)).body.slice(0, 60)
    expect(await lang({})).toContain('lang="en"')
    expect(await lang({ cookie: 'samovar-lang=ru' })).toContain('lang="ru"')
    expect(await lang({ cookie: 'samovar-lang=de' })).toContain('lang="en"')
    expect(await lang({ cookie: 'samovar-lang="><script>' })).toContain('lang="en"')
  })

  test("escapes the community's title in every context", async () => {
    const evil = await buildCommunity(t, { domain: 'evil' })
    const title = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>"\'&amp;$&$1'
    await t.owner`
      update community set landing_title = ${JSON.stringify({ en: title, ru: title })}::text::jsonb,
        title = ${JSON.stringify({ en: title, ru: title })}::text::jsonb,
        landing_copy = ${JSON.stringify({ en: title, ru: title })}::text::jsonb,
        logo_url = '/x"><script>alert(3)</script>' where id = ${evil.id}`
    t.app.communities.forget()
    const { body, data } = await open(evil.host, '/a"><script>alert(4)</script>?b="><script>')
    expect(body).not.toMatch(/<script>alert|<img|"><script/)
    expect(body.match(/<script/g)).toHaveLength(3)
    expect(data?.community.title.en).toBe(title)
    expect(body).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)')
  })

  test('has a new nonce each time, on every inline script and style and in its policy', async () => {
    const [one, other] = [await open(parlour.host), await open(parlour.host)]
    const nonceOf = (page: typeof one) =>
      /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(String(page.headers['content-security-policy']))?.[1]
    expect(nonceOf(one)).toBeDefined()
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    const inline = [...one.body.matchAll(/<(?:script|style)(?![^>]*(?:src=|application\/json))[^>]*>/g)].map(
      ([tag]) => tag,
    )
    expect(inline.length).toBeGreaterThan(1)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonceOf(one)}"`)
    expect(one.body).not.toContain('__NONCE__')
  })

  test('may connect only to its own server and to configured addresses', async () => {
    const policy = String((await open(parlour.host)).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://counter.example;")
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('is revalidated on each load, so that a new build is seen', async () => {
    expect((await open(parlour.host)).headers['cache-control']).toBe('no-cache')
  })
})

describe('paths', () => {
  test.each(['/', '/participants', '/event/17', '/u/vera', '/any/thing/else', '/login?back_to=%2Fx', '/welcome'])(
    '%s is a screen',
    async path => {
      const { statusCode, data } = await open(parlour.host, path)
      expect([statusCode, data?.community.id]).toEqual([200, parlour.id])
    },
  )

  test.each([
    '/api/nothing',
    '/api',
    '/assets/gone-1a2b3c.js',
    '/files/nothing/here',
    '/art/nothing.svg',
    '/community/x/y/z',
    '/dev/nothing',
    '/docs/nothing.html',
    '/favicon.ico',
    '/index.html',
  ])('%s is a failure, not a page', async path => {
    const response = await open(parlour.host, path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 1004, name: 'NOT_FOUND' })
  })

  test('of screens respond to GET and HEAD only', async () => {
    const ask = (method: 'HEAD' | 'POST' | 'DELETE') =>
      t.app.server.inject({ method, url: '/participants', headers: { host: parlour.host } })
    expect((await ask('HEAD')).statusCode).toBe(200)
    expect((await ask('POST')).statusCode).toBe(404)
    expect((await ask('DELETE')).statusCode).toBe(404)
  })

  test('of built files are immutable if the name has a hash, else cached for a short time', async () => {
    expect((await open(parlour.host, '/assets/main-1a2b3c.js')).headers['cache-control']).toContain('immutable')
    expect((await open(parlour.host, '/docs/agreement_nw.html')).headers['cache-control']).toBe('public, max-age=300')
    for (const path of ['/assets/../index.html', '/assets/%2e%2e/index.html', '/.vite/manifest.json'])
      expect((await open(parlour.host, path)).body).not.toMatch(/samovar:head|isEntry/)
  })
})

describe('in development', () => {
  test('the page loads its scripts from the development server, with the nonce', async () => {
    const { html, scriptOrigin } = await developmentTemplate(
      `${import.meta.dirname}/../../../testing/web`,
      'http://localhost:5173',
    )
    expect(scriptOrigin).toBe('http://localhost:5173')
    expect(html).toContain('src="http://localhost:5173/assets/main-1a2b3c.js"')
    expect(html).toContain('src="http://localhost:5173/@vite/client"')
  })
})
