import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { limits } from '#contract/limits.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { programFile } from '#server/testing/programs.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { photoChores } from './chores.ts'
import { dataUrlOfLink } from './photo-link.ts'
import { decodedAtOnce, inTurn } from './photo-queue.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const member = async () => {
  const place = await buildParticipant(t, { communityId: here.id })
  return { ...place, token: (await buildSession(t, place)).token }
}
type Crop = { x?: number; y?: number; size?: number; rotate?: number }
const upload = (token: string, image: Uint8Array, crop: Crop = {}) =>
  t.call(api.photo.upload, { image: image as unknown as File, ...crop }, { host: here.host, token })
const stored = async (avatarUrl: string, size = 256) => {
  const name = avatarUrl.replace('/files/', '').replace('-256.', `-${size}.`)
  return t.storage.get(here.id, name)
}

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
const colourOf = async (bytes: Uint8Array | null): Promise<string> => {
  const { dominant } = await sharp(bytes as Uint8Array).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

describe('the photo of a profile', () => {
  const setVisibility = (token: string, profileVisibility: 'link' | 'members' | 'connections') =>
    t.call(api.profile.updateProfile, { profileVisibility }, { host: here.host, token })
  const fetchFile = (url: string) => t.app.server.inject({ url, headers: { host: here.host } })

  test('has another address once visitors may not see the profile, and the former one does not exist', async () => {
    const { token } = await member()
    const { body } = await upload(token, await halves(400, 400).png().toBuffer())
    const closed = (await setVisibility(token, 'members')).body.avatarUrl as string
    expect(closed).not.toBe(body.avatarUrl)
    for (const size of [108, 256, 512]) {
      expect((await fetchFile(closed.replace('-256.', `-${size}.`))).statusCode).toBe(200)
      const former = body.avatarUrl.replace('-256.', `-${size}.`)
      await expect.poll(async () => (await fetchFile(former)).statusCode, { timeout: 30_000 }).toBe(404)
    }
    expect((await setVisibility(token, 'connections')).body.avatarUrl).toBe(closed)
    expect((await setVisibility(token, 'link')).body.avatarUrl).toBe(closed)
  })

  test('is not listed by search engines', async () => {
    const { token } = await member()
    const { body } = await upload(token, await halves(400, 400).png().toBuffer())
    expect((await fetchFile(body.avatarUrl)).headers['x-robots-tag']).toBe('noindex')
  })
})

describe('a photo', () => {
  test('is stored in three sizes, re-encoded, without metadata of the file', async () => {
    const person = await member()
    const exif = { IFD0: { Copyright: 'a secret place', Artist: 'somebody' } }
    const picture = await halves(800, 600).withExif(exif).jpeg().toBuffer()
    expect(picture.includes('a secret place')).toBe(true)
    const { body } = await upload(person.token, picture)
    for (const size of [108, 256, 512]) {
      const bytes = (await stored(body.avatarUrl, size)) as Buffer
      const info = await sharp(bytes).metadata()
      expect({ ...info, exif: info.exif }).toMatchObject({ format: 'webp', width: size, height: size })
      expect(info.exif).toBeUndefined()
      expect(Buffer.from(bytes).includes('a secret place')).toBe(false)
    }
    const profile = await t.call(api.profile.getProfile, {}, { host: here.host, token: person.token })
    expect(profile.body.avatarUrl).toBe(body.avatarUrl)
  })

  test('is cropped and rotated as requested', async () => {
    const { token } = await member()
    const picture = await halves(400, 200).png().toBuffer()
    const left = await upload(token, picture, { x: 0, y: 0, size: 200 })
    expect(await colourOf(await stored(left.body.avatarUrl))).toBe('red')
    const right = await upload(token, picture, { x: 200, y: 0, size: 200 })
    expect(await colourOf(await stored(right.body.avatarUrl))).toBe('blue')
    // Turned clockwise the left half is above; turned the other way, below.
    for (const [rotate, below] of [
      [90, 'blue'],
      [270, 'red'],
    ] as const) {
      const turned = await upload(token, picture, { x: 0, y: 200, size: 200, rotate })
      expect(await colourOf(await stored(turned.body.avatarUrl))).toBe(below)
    }
    const beyond = await upload(token, picture, { x: 9999, y: 9999, size: 9999 })
    expect(beyond.status).toBe(200)
  })

  test('replaces the previous one, and can be removed', async () => {
    const { token } = await member()
    const picture = await halves(100, 100).png().toBuffer()
    const first = (await upload(token, picture)).body.avatarUrl
    const second = (await upload(token, picture)).body.avatarUrl
    expect(await stored(first)).toBeNull()
    expect(await stored(second)).not.toBeNull()
    expect((await t.call(api.photo.remove, {}, { host: here.host, token })).status).toBe(200)
    for (const size of [108, 256, 512]) expect(await stored(second, size)).toBeNull()
    const { body } = await t.call(api.profile.getProfile, {}, { host: here.host, token })
    expect(body.avatarUrl).toBeNull()
  })

  test('of a newcomer is stored in the draft', async () => {
    const place = await buildConnection(t, { communityId: here.id })
    const { token } = await buildSession(t, place)
    const { body } = await upload(token, await halves(100, 100).png().toBuffer())
    expect((await t.call(api.onboarding.get, {}, { host: here.host, token })).body.avatarUrl).toBe(body.avatarUrl)
  })

  test('is refused when its content is not an image, whatever its name', async () => {
    const { token } = await member()
    const picture = await halves(100, 100).png().toBuffer()
    const hostile: [string, Uint8Array][] = [
      ['nothing', Buffer.alloc(0)],
      ['a page', Buffer.from('<html><script>alert(1)</script>')],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['a gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
      ['the head of a picture alone', picture.subarray(0, 30)],
      ['a truncated picture', (await halves(300, 300).jpeg().toBuffer()).subarray(0, 400)],
      ['a head with rubbish', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2000, 7)])],
      ['a webp', await halves(100, 100).webp().toBuffer()],
    ]
    for (const [what, bytes] of hostile) {
      const { failure } = await upload(token, bytes)
      expect([failure.status, what]).toEqual([400, what])
    }
  })

  test('is refused beyond ten megabytes or forty megapixels', async () => {
    const { token } = await member()
    const heavy = Buffer.concat([await halves(10, 10).png().toBuffer(), Buffer.alloc(limits.imageBytes)])
    expect((await upload(token, heavy)).failure).toMatchObject({ status: 413, name: 'BODY_TOO_LARGE' })
    const wide = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    expect((await upload(token, wide)).failure.name).toBe('INVALID_IMAGE')
  })

  test.each([
    'http://127.0.0.1:1/a.png',
    'http://localhost/a.png',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'x',
  ])('by the link %s is not fetched', async imageUrl => {
    const { token } = await member()
    const { failure } = await t.call(api.photo.uploadLink, { imageUrl }, { host: here.host, token })
    expect(failure).toMatchObject({ status: 400, name: 'INVALID_IMAGE' })
  })

  test('by a link is handed to the browser as a JPEG, without metadata of the file', async () => {
    const picture = await halves(800, 600)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer()
    const site = createServer((request, response) =>
      response.end(request.url === '/photo.png' ? picture : '<html>No picture</html>'),
    ).listen(0, '127.0.0.1')
    await once(site, 'listening')
    const take = (path: string) =>
      dataUrlOfLink(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, () => undefined, {
        isAllowed: () => true,
      })
    try {
      const [head, base64] = (await take('/photo.png')).split(',')
      expect(head).toBe('data:image/jpeg;base64')
      const bytes = Buffer.from(base64 ?? '', 'base64')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 })
      expect(bytes.includes('somebody')).toBe(false)
      expect(await colourOf(await sharp(bytes).extract({ left: 0, top: 0, width: 200, height: 600 }).toBuffer())).toBe(
        'red',
      )
      await expect(take('/page.html')).rejects.toThrow('INVALID_IMAGE')
    } finally {
      site.close()
    }
  })
})

describe('parallel uploads', () => {
  const small = () => halves(300, 300).jpeg().toBuffer()
  const filesOf = async () => (await t.storage.list(here.id)).map(({ name }) => name)
  const places: [string, () => Promise<{ token: string }>][] = [
    ['a profile', member],
    [
      'a draft',
      async () => ({ token: (await buildSession(t, await buildConnection(t, { communityId: here.id }))).token }),
    ],
  ]

  /** Two uploads, of which the second reads before the first has written. */
  async function uploadTwice(table: string, token: string) {
    const before = await filesOf()
    const picture = await small()
    const held = await holdWrites(t.owner, table)
    const replies = await race(
      held,
      () => upload(token, picture),
      aMinuteLater(t.clock, () => upload(token, picture)),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    return { added: (await filesOf()).filter(name => !before.includes(name)), last: replies[1]?.body.avatarUrl }
  }

  test.each(places)('of %s leave the files of the last one alone', async (what, build) => {
    const { added, last } = await uploadTwice(
      what === 'a draft' ? 'profile_draft' : 'participant',
      (await build()).token,
    )
    expect(added).toHaveLength(3)
    expect(added.every(name => last?.includes(name.slice(0, 42)))).toBe(true)
  })

  test.each(places)('(control) of %s leave files behind without the lock', async (what, build) => {
    const { token } = await build()
    const table = what === 'a draft' ? 'profile_draft' : 'participant'
    const { added } = await withoutLock('photo', () => uploadTwice(table, token))
    expect(added).toHaveLength(6)
  })
})

describe('photos without an owner', () => {
  test('are removed after a day, others stay', async () => {
    const person = await member()
    const { body } = await upload(person.token, await halves(300, 300).jpeg().toBuffer())
    const orphan = 'photo-00000000-0000-4000-8000-000000000000'
    for (const name of [`${orphan}-108.webp`, 'cover-00000000-0000-4000-8000-000000000000.png'])
      await t.storage.put(here.id, name, Buffer.from('x'), 'image/webp')
    const run = (after: number) =>
      photoChores[0]?.run({
        sql: t.sql,
        now: new Date(Date.now() + after),
        inEachCommunity: work => t.app.openScope(here.id, true, work),
      })
    await run(0)
    expect(await t.storage.get(here.id, `${orphan}-108.webp`)).not.toBeNull()
    await run(2 * 86_400_000)
    expect(await t.storage.get(here.id, `${orphan}-108.webp`)).toBeNull()
    expect(await t.storage.get(here.id, 'cover-00000000-0000-4000-8000-000000000000.png')).not.toBeNull()
    for (const size of [108, 256, 512]) expect(await stored(body.avatarUrl, size)).not.toBeNull()
  })
})

describe('many large pictures at once', () => {
  test('are decoded two at a time, in the order of arrival', async () => {
    let running = 0
    let most = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        inTurn(async () => {
          order.push(nth)
          most = Math.max(most, ++running)
          await new Promise(resolve => setImmediate(resolve))
          running--
          if (nth % 7 === 0) throw new Error('spoilt')
        }).catch(() => {}),
      ),
    )
    expect([most, running]).toEqual([decodedAtOnce, 0])
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  test('need no more memory than a few', async () => {
    const picture = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#336699' } })
      // Turned by a quarter: it has to be decoded as a whole.
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const few = await peakOf(picture, 2)
    const many = await peakOf(picture, 12)
    expect(many / few, `${few} and ${many} MB`).toBeLessThan(1.5)
  })
})

/** Peak memory of a process that crops this many pictures at once, in MB. */
async function peakOf(picture: Buffer, count: number): Promise<number> {
  const program = programFile('crop-process')
  // A thread for each, so that nothing but the queue keeps them apart, and one heap, so that freed memory is used again.
  const env = { ...process.env, UV_THREADPOOL_SIZE: '12', MALLOC_ARENA_MAX: '1' }
  const child = spawn(process.execPath, [program, String(count)], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(picture)
  let output = ''
  for await (const part of child.stdout.setEncoding('utf8')) output += part
  return Number(output)
}
