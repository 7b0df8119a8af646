import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverUrl, fileApi } from '#contract/files/file.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let host: string

beforeAll(async () => {
  t = await startTestApp()
  host = (await buildCommunity(t)).host
})
afterAll(() => t.stop())

const get = (url: string) => t.app.server.inject({ url, headers: { host } })

describe('a cover as PNG', () => {
  const cover = { kind: 'rings', palette: 'copper', seed: 'tea', width: 600, height: 104 } as const

  test('has the requested size and always the same bytes', async () => {
    const [once, again] = await Promise.all([get(coverUrl(cover, 'png')), get(coverUrl(cover, 'png'))])
    expect(once.statusCode).toBe(200)
    expect(once.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await sharp(once.rawPayload).metadata()).toMatchObject({ format: 'png', width: 600, height: 104 })
    expect(again.rawPayload.equals(once.rawPayload)).toBe(true)
  })

  test('differs for another palette', async () => {
    const { rawPayload } = await get(coverUrl({ ...cover, palette: 'tea' }, 'png'))
    expect(rawPayload.equals((await get(coverUrl(cover, 'png'))).rawPayload)).toBe(false)
  })

  test('is rasterized at its size, not scaled up', async () => {
    const large = await get(coverUrl({ ...cover, width: 1200, height: 208 }, 'png'))
    const small = await get(coverUrl(cover, 'png'))
    const shrunk = await sharp(large.rawPayload).resize(600, 104).raw().toBuffer()
    const drawn = await sharp(small.rawPayload).raw().toBuffer()
    expect(meanDifference(shrunk, drawn)).toBeLessThan(4)
  })

  test('is refused beyond the maximum size', async () => {
    const { status } = await t.call(fileApi.getCoverImage, { kind: 'rings', palette: 'copper', width: 1201 }, { host })
    expect(status).toBe(400)
  })
})

test("a community's icon has the requested size", async () => {
  const { rawPayload } = await get('/art/icon.png?size=72')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 72, height: 72 })
})

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  return one.reduce((sum, byte, index) => sum + Math.abs(byte - (other[index] ?? 0)), 0) / one.length
}
