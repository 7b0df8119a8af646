import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { limits } from '#contract/limits.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { eventChores } from './chores.ts'
import { buildEvent, type EventOptions } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { permissions: ['CAN_CREATE_EVENTS'] })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const mine = (options: EventOptions = {}) =>
  buildEvent(t, { communityId: here.id, responsibles: [me.userId], ...options })
const as = ({ token }: { token: string }) => ({ host: here.host, token })
type Crop = { x?: number; y?: number; width?: number; height?: number; rotate?: number }
const upload = (id: string, image: Uint8Array, crop: Crop = {}, who = me) =>
  t.call(api.event.uploadImage, { id, image: image as unknown as File, ...crop }, as(who))
const fetchFile = (url: string, token?: string) =>
  t.app.server.inject({ url, headers: { host: here.host, ...(token ? { authorization: `Bearer ${token}` } : {}) } })
const coverOf = async (id: string, who?: { token: string }) =>
  (await t.call(api.event.get, { id }, who ? as(who) : { host: here.host })).body.coverUrl
const filesOf = async () => (await t.storage.list(here.id)).map(({ name }) => name).sort()

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
const colourOf = async (bytes: Uint8Array) => {
  const { dominant } = await sharp(bytes).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

describe('the cover of an event', () => {
  test('is drawn from its slug until there is a picture, for the page and for previews', async () => {
    const { id, slug } = await mine()
    const { searchParams } = new URL(await coverOf(id), 'http://x')
    expect(searchParams.get('seed')).toBe(slug)
    const organised = await t.call(api.responsible.listOrganised, {}, as(me))
    expect(organised.body.items.find(event => event.id === id)?.coverUrl).toBe(await coverOf(id))
  })

  test('is re-encoded in two widths of 16:9, without metadata', async () => {
    const { id } = await mine()
    const drawn = await coverOf(id)
    const image = await halves(2400, 1800)
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(id, image)
    expect([status, body.hasUploadedCover, body.coverUrl === drawn]).toEqual([200, true, false])
    for (const [width, height] of [
      [1200, 675],
      [600, 338],
    ]) {
      const file = await fetchFile(body.coverUrl.replace('-1200.', `-${width}.`))
      expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ])
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(file.rawPayload.toString('latin1')).not.toContain('Secret Person')
    }
    expect(await coverOf(id)).toBe(body.coverUrl)
  })

  test.each<[string, Crop, string, number]>([
    ['the left', { x: 0, y: 0, width: 800, height: 450 }, 'red', 450],
    ['the right', { x: 1100, y: 0, width: 800, height: 400 }, 'blue', 400],
    ['a quarter turn, from the top', { x: 0, y: 0, width: 800, height: 600, rotate: 90 }, 'red', 600],
    ['half a turn, from the left', { x: 0, y: 0, width: 800, height: 600, rotate: 180 }, 'blue', 600],
    ['more than there is', { x: 5000, y: 5000, width: 800, height: 450 }, 'blue', 450],
  ])('is cropped and turned as asked: %s', async (_what, crop, colour, height) => {
    const { id } = await mine()
    const { body } = await upload(id, await halves(2000, 1000).png().toBuffer(), crop)
    const { rawPayload } = await fetchFile(body.coverUrl)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800, height })
    expect(await colourOf(rawPayload)).toBe(colour)
  })

  test('is refused if it is no picture, too large, or has too many pixels', async () => {
    const { id } = await mine()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    const cut = (await halves(400, 400).png().toBuffer()).subarray(0, 200)
    const many = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (const image of [Buffer.from('hello'), svg, cut, many])
      expect((await upload(id, image)).failure.name).toBe('INVALID_IMAGE')
    expect((await upload(id, Buffer.alloc(limits.imageBytes + 1))).failure.name).toBe('BODY_TOO_LARGE')
    expect((await t.call(api.event.getManaged, { id }, as(me))).body.hasUploadedCover).toBe(false)
  })

  test('is uploaded by organisers only', async () => {
    const { id } = await mine()
    const member = await buildSignedInParticipant(t, here.id)
    const before = await filesOf()
    expect((await upload(id, await halves(40, 40).png().toBuffer(), {}, member)).status).toBe(403)
    expect(await filesOf()).toEqual(before)
  })

  test('is gone from storage when it is replaced or removed; the drawn one is shown again', async () => {
    const { id } = await mine()
    const drawn = await coverOf(id)
    const image = await halves(400, 300).png().toBuffer()
    const first = (await upload(id, image)).body.coverUrl
    const second = (await upload(id, image)).body.coverUrl
    expect((await fetchFile(second)).statusCode).toBe(200)
    const { body } = await t.call(api.event.removeImage, { id }, as(me))
    expect([body.coverUrl, body.hasUploadedCover]).toEqual([drawn, false])
    const isStored = async (url: string) => (await filesOf()).includes(url.replace('/files/', ''))
    await expect.poll(async () => [await isStored(first), await isStored(second)]).toEqual([false, false])
  })

  test('is copied with the event, as a file of its own', async () => {
    const { id } = await mine()
    await upload(id, await halves(400, 300).png().toBuffer())
    const { body: copy } = await t.call(api.event.clone, { id }, as(me))
    expect(copy.hasUploadedCover).toBe(true)
    expect(copy.coverUrl).not.toBe(await coverOf(id))
    await t.call(api.event.removeImage, { id }, as(me))
    expect((await fetchFile(copy.coverUrl)).statusCode).toBe(200)
  })

  const uploadTwice = async () => {
    const { id } = await mine()
    const image = await halves(400, 300).png().toBuffer()
    await upload(id, image)
    const held = await holdWrites(t.owner, 'event', { when: `new.id = '${id}'` })
    await race(
      held,
      () => upload(id, image),
      aMinuteLater(t.clock, () => upload(id, image)),
    )
    return (await coverOf(id)).replace('/files/', '').replace('-1200.webp', '')
  }
  const covers = async () => {
    const files = await filesOf()
    return new Set(files.filter(name => name.startsWith('eventcover-')).map(name => name.slice(0, 47)))
  }
  const settled = async () => {
    const jobs = await t.owner`select from graphile_worker.jobs where task_identifier = 'hear remove former cover'`
    return jobs.length === 0
  }

  test('of two at the same moment is one, and no file of the other stays', async () => {
    const before = await covers()
    const shown = await uploadTwice()
    await expect.poll(settled).toBe(true)
    expect([...(await covers())].filter(file => !before.has(file))).toEqual([shown])
  })

  test('of two at the same moment leaves a file behind without the lock', async () => {
    const before = await covers()
    await withoutLock('event cover', uploadTwice)
    await expect.poll(settled).toBe(true)
    expect([...(await covers())].filter(file => !before.has(file))).toHaveLength(2)
  })
})

describe('the cover of a private event', () => {
  const privateCover = async () => {
    const { id } = await mine({ visibility: 'PRIVATE' })
    await upload(id, await halves(400, 300).png().toBuffer())
    const member = await buildSignedInParticipant(t, here.id)
    const url = await coverOf(id, member)
    return { id, url, bare: url.replace(/\?.*/, ''), member }
  }

  test('is shown to those who may see the event: by their token, or by the address that they were given', async () => {
    const { url, bare, member } = await privateCover()
    for (const file of [await fetchFile(bare, member.token), await fetchFile(url)])
      expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=86400'])
    expect((await fetchFile(url.replace('-1200.', '-600.'))).statusCode).toBe(200)
  })

  test('is refused to visitors, pending members and other communities, and looks like an unknown file', async () => {
    const { bare, url } = await privateCover()
    const pending = await buildSignedInParticipant(t, here.id, { moderationStatus: 'PENDING' })
    const unknown = await fetchFile('/files/eventcover-00000000-0000-4000-8000-000000000000-1200.webp')
    for (const size of [600, 1200])
      for (const file of [await fetchFile(bare.replace('1200', String(size))), await fetchFile(bare, pending.token)])
        expect([file.statusCode, file.body]).toEqual([404, unknown.body])
    const there = await buildCommunity(t)
    expect((await t.app.server.inject({ url, headers: { host: there.host } })).statusCode).toBe(404)
  })

  test('is refused with a signature that is changed, of another file, or too old', async () => {
    const { url, bare } = await privateCover()
    const another = await privateCover()
    const signed = new URL(url, 'http://x').searchParams
    const later = `${bare}?until=${Number(signed.get('until')) + 1}&signature=${signed.get('signature')}`
    for (const wrong of [later, `${another.bare}?${signed}`, `${bare}?until=${signed.get('until')}&signature=x`])
      expect((await fetchFile(wrong)).statusCode).toBe(404)
    expect((await fetchFile(url)).statusCode).toBe(200)
    t.clock.moveBy(8 * 86_400_000)
    expect((await fetchFile(url)).statusCode).toBe(404)
    t.clock.moveBy(-8 * 86_400_000)
  })

  test('is refused as soon as a public event becomes private, or is deleted', async () => {
    const { id } = await mine()
    const { coverUrl, version } = (await upload(id, await halves(400, 300).png().toBuffer())).body
    expect((await fetchFile(coverUrl)).statusCode).toBe(200)
    await t.call(api.event.update, { id, version, visibility: 'PRIVATE' }, as(me))
    expect((await fetchFile(coverUrl)).statusCode).toBe(404)
    const other = await mine()
    const shown = (await upload(other.id, await halves(400, 300).png().toBuffer())).body.coverUrl
    await t.call(api.event.remove, { id: other.id }, as(me))
    expect((await fetchFile(shown, me.token)).statusCode).toBe(404)
  })
})

describe('files of covers', () => {
  const run = (chore: number, after: number) =>
    eventChores[chore]?.run({
      sql: t.sql,
      now: new Date(Date.now() + after),
      inEachCommunity: work => t.app.openScope(here.id, true, work),
    })
  const day = 86_400_000

  test('without an event are removed after a day, others stay', async () => {
    const { id } = await mine()
    const { coverUrl } = (await upload(id, await halves(400, 300).png().toBuffer())).body
    const orphan = 'eventcover-00000000-0000-4000-8000-000000000000-600.webp'
    const photo = 'photo-00000000-0000-4000-8000-000000000000-108.webp'
    for (const name of [orphan, photo]) await t.storage.put(here.id, name, Buffer.from('x'), 'image/webp')
    await run(1, 0)
    expect(await filesOf()).toContain(orphan)
    await run(1, 2 * day)
    const left = await filesOf()
    expect([left.includes(orphan), left.includes(photo), left.includes(coverUrl.replace('/files/', ''))]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('go with an event that was deleted more than a day ago', async () => {
    const { id } = await mine()
    const { coverUrl } = (await upload(id, await halves(400, 300).png().toBuffer())).body
    await t.call(api.event.remove, { id }, as(me))
    await run(0, 2 * day)
    await expect.poll(filesOf).not.toContain(coverUrl.replace('/files/', ''))
  })
})
