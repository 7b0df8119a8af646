import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { eventChores } from '#server/features/events/event/chores.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id)
})
afterAll(() => t.stop())

const as = () => ({ host: here.host, token: me.token })
const upload = async (id: string, background: string) => {
  const image = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer()
  return (await t.call(api.event.uploadImage, { id, image: image as unknown as File }, as())).body
}
/** Three dates with one cover. */
const repeated = async () => {
  const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId], date: '2027-03-25' })
  const { coverUrl } = await upload(id, '#ff0000')
  const recurrence = { frequency: 'WEEKLY', end: { count: 3 } } as const
  const { body } = await t.call(api.series.create, { id, recurrence }, as())
  return { ids: body.events.map(event => event.id) as [string, string, string], coverUrl }
}
const coverOf = async (id: string) => (await t.call(api.event.get, { id }, { host: here.host })).body.coverUrl
const statusOf = async (url: string) => (await t.app.server.inject({ url, headers: { host: here.host } })).statusCode
const filesOf = async () => (await t.storage.list(here.id)).length

test('a cover is stored once for all dates, and stays while one of them shows it', async () => {
  const before = await filesOf()
  const { ids, coverUrl } = await repeated()
  expect(await filesOf()).toBe(before + 2)
  expect([await coverOf(ids[1]), await coverOf(ids[2])]).toEqual([coverUrl, coverUrl])

  await upload(ids[0], '#0000ff')
  await t.call(api.event.removeImage, { id: ids[1] }, as())
  expect(await coverOf(ids[2])).toBe(coverUrl)
  // The job of the last change removes the file; those before it must have left it.
  await t.call(api.event.removeImage, { id: ids[0] }, as())
  await expect.poll(filesOf).toBe(before + 2)
  expect(await statusOf(coverUrl)).toBe(200)
  await t.call(api.event.removeImage, { id: ids[2] }, as())
  await expect.poll(filesOf).toBe(before)
  expect(await statusOf(coverUrl)).toBe(404)
})

test('a private date does not hide the cover of a public one, nor does a deleted one keep it open', async () => {
  const { ids, coverUrl } = await repeated()
  const setPrivate = (id: string) => t.owner`update event set visibility = 'PRIVATE' where id = ${id}`
  await setPrivate(ids[0])
  expect(await statusOf(coverUrl)).toBe(200)
  await setPrivate(ids[1])
  await t.call(api.event.remove, { id: ids[2] }, as())
  expect(await statusOf(coverUrl)).toBe(404)
})

test('a cover is applied to the following dates on request', async () => {
  const { ids, coverUrl } = await repeated()
  const { coverUrl: blue, version } = await upload(ids[1], '#0000ff')
  await t.call(api.series.update, { id: ids[1], version, title: 'Blue tea' }, as())
  expect(await coverOf(ids[2])).toBe(coverUrl)
  const files = await filesOf()
  await t.call(api.series.update, { id: ids[1], version: version + 1, applyCover: true }, as())
  expect([await coverOf(ids[0]), await coverOf(ids[1]), await coverOf(ids[2])]).toEqual([coverUrl, blue, blue])
  await t.call(api.event.removeImage, { id: ids[0] }, as())
  await expect.poll(filesOf).toBe(files - 2)
  expect([await statusOf(coverUrl), await statusOf(blue)]).toEqual([404, 200])
})

test('the files leave with the last date that is removed for good', async () => {
  const before = await filesOf()
  const { ids, coverUrl } = await repeated()
  await t.call(api.series.remove, { id: ids[1] }, as())
  const aDayLater = new Date(t.clock.now().getTime() + 25 * 3_600_000)
  const purge = () => runChore(t, eventChores, 'remove deleted events', aDayLater)
  await purge()
  expect(await statusOf(coverUrl)).toBe(200)
  await t.call(api.event.remove, { id: ids[0] }, as())
  await purge()
  await expect.poll(filesOf).toBe(before)
})

describe('a cover that is removed while its event is repeated', () => {
  const repeatAndRemove = async () => {
    const { id } = await buildEvent(t, { communityId: here.id, responsibles: [me.userId], date: '2027-03-25' })
    const { coverUrl } = await upload(id, '#ff0000')
    const held = await holdWrites(t.owner, 'event_series')
    const recurrence = { frequency: 'WEEKLY', end: { count: 2 } } as const
    const jobs = () => t.owner`select from graphile_worker.jobs where task_identifier = 'hear remove former cover'`
    await race<unknown>(
      held,
      () => t.call(api.series.create, { id, recurrence }, as()),
      aMinuteLater(t.clock, async () => {
        await t.call(api.event.removeImage, { id }, as())
        // It decides whether the file is removed: before the dates are written, unless the lock holds it up.
        await expect.poll(async () => (await jobs()).length).toBe(0)
      }),
    )
    const other = (await t.call(api.series.get, { id }, as())).body.events[1]?.id as string
    return { isShown: (await coverOf(other)) === coverUrl, status: await statusOf(coverUrl) }
  }

  test('stays for the new dates', async () => {
    expect(await repeatAndRemove()).toEqual({ isShown: true, status: 200 })
  })

  test('control: without the lock the new dates show a file that is gone', async () => {
    expect(await withoutLock('series', repeatAndRemove)).toEqual({ isShown: true, status: 404 })
  })
})
