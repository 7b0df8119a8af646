import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { coverKinds, coverPalettes, markShapes } from '#contract/communities/community.ts'
import { callLimits } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let there: Awaited<ReturnType<typeof buildCommunity>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  there = await buildCommunity(t)
})
afterAll(() => t.stop())

const get = (url: string, host = here.host) => t.app.server.inject({ url, headers: { host } })

describe('a stored file', () => {
  test.each([
    ['webp', 'image/webp'],
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ])('ending in %s is sent as %s, and cached as immutable', async (ending, type) => {
    const name = `photo-${newId(t.clock.now())}.${ending}`
    const bytes = Buffer.from([0, 1, 2, 255])
    await t.storage.put(here.id, name, bytes, type)
    const response = await get(`/files/${name}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
    expect(response.rawPayload.equals(bytes)).toBe(true)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(`/files/${name}`, there.host)).statusCode).toBe(404)
  })

  test.each(['..%2f..%2fetc%2fpasswd', '.env', 'photo.webp', `photo-${'0'.repeat(36)}.html`, 'a%00b.png'])(
    'is refused under the name %s',
    async name => {
      expect((await get(`/files/${name}`)).statusCode).toBe(400)
    },
  )
})

describe('generated pictures', () => {
  test('exist for every kind and palette, the same for the same parameters', async () => {
    for (const kind of coverKinds)
      for (const palette of coverPalettes) {
        const url = `/art/cover.svg?kind=${kind}&palette=${palette}&seed=tea`
        const { body, headers, statusCode } = await get(url)
        expect(statusCode).toBe(200)
        expect(headers['content-type']).toContain('image/svg+xml')
        expect((await get(url)).body).toBe(body)
      }
    const [one, other] = await Promise.all(
      ['a', 'b'].map(seed => get(`/art/cover.svg?kind=table&palette=tea&seed=${seed}`)),
    )
    expect(one?.body).not.toBe(other?.body)
  })

  test('are available as PNG in the requested size', async () => {
    const cover = await get('/art/cover.png?kind=table&palette=tea&width=120&height=80')
    expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'png', width: 120, height: 80 })
    for (const size of [16, 180, 512]) {
      const icon = await get(`/art/icon.png?size=${size}&maskable=true`)
      expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    }
  })

  test('drawn as PNG are limited per address, and cached for good by whoever asked', async () => {
    const url = '/art/cover.png?kind=table&palette=tea&width=40&height=40'
    await t.owner`truncate call_count`
    const first = await get(url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const counted = await t.owner`update call_count set count = ${callLimits.drawing.count - 1} returning count`
    expect(counted).toHaveLength(1)
    expect((await get(url)).statusCode).toBe(200)
    const over = await get(url)
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true])
    // The vector costs nothing, and is not limited.
    expect((await get('/art/cover.svg?kind=table&palette=tea')).statusCode).toBe(200)
  })

  test('show each mark, and a letter that is escaped', async () => {
    for (const mark of markShapes) {
      const { body, statusCode } = await get(`/art/mark.svg?mark=${mark}&background=%23004488&letter=%3Cs`)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('<s<')
      await sharp(Buffer.from(body)).png().toBuffer()
    }
    const { body } = await get('/art/mark.svg?mark=initial&background=%23004488&letter=%26')
    expect(body).toContain('&amp;')
  })

  test.each([
    '/art/cover.svg?kind=table&palette=tea&width=99999',
    '/art/cover.svg?kind=table&palette=tea&width=-1',
    '/art/cover.svg?kind=other&palette=tea',
    '/art/cover.svg',
    '/art/mark.svg?mark=bowl&background=red',
    '/art/mark.svg?mark=bowl&background=%23004488&letter=abc',
    '/art/icon.png?size=513',
    '/art/icon.png?size=NaN',
  ])('refuse %s', async url => {
    expect((await get(url)).json()).toMatchObject({ name: 'INVALID_INPUT', fields: expect.any(Object) })
  })

  test("of the icon are of the host's community", async () => {
    await t.owner`update community set brand_config = jsonb_set(brand_config, '{brandColor}', '"#004488"') where id = ${there.id}`
    t.app.communities.forget()
    const [own, other] = await Promise.all([
      t.call(api.file.getIcon, { size: 32 }, { host: here.host }),
      t.call(api.file.getIcon, { size: 32 }, { host: there.host }),
    ])
    expect(own.raw).not.toBe(other.raw)
    expect(own.headers['cache-control']).toBe('public, max-age=300')
  })
})
