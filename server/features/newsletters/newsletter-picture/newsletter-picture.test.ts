import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildNewsletter } from '../newsletter/testing.ts'
import { newsletterPictureChores } from './chores.ts'

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let token: string
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_SEND_NEWSLETTERS'] })
  token = (await buildSession(t, place)).token
})
afterAll(() => t.stop())

const upload = async (bytes: Uint8Array) =>
  t.call(api.newsletterPicture.upload, { image: bytes as unknown as File }, { host: here.host, token })
const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3501f' } })
    .withExif({ IFD0: { Copyright: 'hidden' } })
    .jpeg()
    .toBuffer()

test('a picture is re-encoded without its metadata, and anything else is refused', async () => {
  const { body } = await upload(await aPicture())
  expect(body.fileUrl).toMatch(/^\/files\/newsletter-[0-9a-f-]{36}\.jpg$/)
  const stored = await t.storage.get(here.id, body.fileUrl.slice('/files/'.length))
  const { format, width, exif } = await sharp(stored ?? Buffer.alloc(0)).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 40, exif: undefined })
  expect((await upload(Buffer.from('<svg/>'))).failure.name).toBe('INVALID_IMAGE')
})

test('a picture that no newsletter shows is removed after a day, and one that a newsletter shows stays', async () => {
  const [shown, unused] = [(await upload(await aPicture())).body.fileUrl, (await upload(await aPicture())).body.fileUrl]
  const block = { id: 'a', kind: 'picture', fileUrl: shown, alt: 'Tea', link: '' } as const
  const content = { en: { subject: 'Tea', preheader: '', blocks: [block] }, ru: null }
  await buildNewsletter(t, { communityId: here.id, content })
  const run = (days: number) =>
    newsletterPictureChores[0]?.run({
      sql: t.sql,
      now: new Date(Date.now() + days * 86_400_000),
      inEachCommunity: work => t.app.openScope(here.id, true, work),
    })
  const isThere = async (url: string) => (await t.storage.get(here.id, url.slice('/files/'.length))) !== null
  await run(0)
  expect(await isThere(unused)).toBe(true)
  await run(2)
  expect([await isThere(shown), await isThere(unused)]).toEqual([true, false])
})
