import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cityApi } from '#contract/participants/city.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let host: string
beforeAll(async () => {
  t = await startTestApp()
  host = (await buildCommunity(t)).host
})
afterAll(() => t.stop())

const kazan = {
  id: 'kazan-ru',
  name: { en: 'Kazan', ru: 'Казань' },
  country: { en: 'Russia', ru: 'Россия' },
  latitude: 55.79,
  longitude: 49.12,
}

describe('GET /api/cities', () => {
  test.each(['казань', 'Kazan'])('returns results for "%s" without a session', async search => {
    const { status, body } = await t.call(cityApi.search, { search }, { host })
    expect([status, body]).toEqual([200, [kazan]])
  })

  test('refuses a text that is too long', async () => {
    expect((await t.call(cityApi.search, { search: 'k'.repeat(81) }, { host })).status).toBe(400)
  })
})

describe('GET /api/cities/nearest', () => {
  test('returns the city, or null far from all', async () => {
    const near = (latitude: number, longitude: number) => t.call(cityApi.nearest, { latitude, longitude }, { host })
    expect((await near(55.8, 49.1)).body).toEqual(kazan)
    expect(await near(0, -30)).toMatchObject({ status: 200, body: null })
    expect((await near(91, 0)).status).toBe(400)
    expect((await near(0, 181)).status).toBe(400)
  })
})
