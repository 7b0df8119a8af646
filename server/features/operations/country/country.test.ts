import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryApi } from '#contract/operations/country.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let host: string
beforeAll(async () => {
  t = await startTestApp()
  ;({ host } = await buildCommunity(t))
})
afterAll(() => t.stop())

const find = async (lang: string, cookie = '') =>
  (await t.call(countryApi.find, {}, { host, headers: { 'accept-language': lang, cookie } })).body

test('the country follows the language of the browser until one is chosen', async () => {
  expect(await find('ru')).toEqual({ country: 'RU' })
  expect(await find('en')).toEqual({ country: 'US' })
  expect(await find('ru', 'demo-country=BY')).toEqual({ country: 'BY' })
  expect(await find('ru', 'demo-country=<b>')).toEqual({ country: 'RU' })
})

test('a choice is kept in a cookie of these pages, and the page shows it in both languages', async () => {
  const chosen = await t.call(countryApi.choose, { form: 'country=DE' }, { host })
  expect(chosen.raw).toContain('Chosen now: Germany')
  expect(chosen.headers['set-cookie']).toBe('demo-country=DE; Path=/dev; SameSite=Lax; HttpOnly')
  const read = async (lang: string) =>
    (await t.call(countryApi.read, {}, { host, headers: { 'accept-language': lang, cookie: 'demo-country=DE' } })).raw
  expect(await read('en')).toContain('Chosen now: Germany')
  expect(await read('ru')).toContain('Сейчас выбрана: Германия')
  expect((await t.call(countryApi.choose, { form: 'country=XX' }, { host })).status).toBe(404)
})

test('the page tells the browser this address only in the demo, and only where no other is configured', async () => {
  const urlIn = async (app: TestApp) => {
    const { body, headers } = await app.app.server.inject({ url: '/', headers: { host } })
    return { url: /"geoCountryUrl":("[^"]*"|null)/.exec(body)?.[1], policy: String(headers['content-security-policy']) }
  }
  expect(await urlIn(t)).toMatchObject({ url: '"/dev/country.json"' })
  const configured = await startTestApp({
    databaseUrl: t.ownerUrl,
    environment: { GEO_COUNTRY_URL: 'https://country.example/json' },
  })
  const { url, policy } = await urlIn(configured)
  expect(url).toBe('"https://country.example/json"')
  expect(policy).toMatch(/connect-src [^;]*https:\/\/country\.example/)
  await configured.stop()
  const serious = await startTestApp({ databaseUrl: t.ownerUrl, environment: { DEMO: 'false' } })
  expect((await urlIn(serious)).url).toBe('null')
  for (const path of ['/dev/country', '/dev/country.json'])
    expect((await serious.app.server.inject({ url: path, headers: { host } })).statusCode).toBe(404)
  await serious.stop()
})
