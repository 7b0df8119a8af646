import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { killChildWorker, killChildWorkers, startChildWorker, startNextWorker } from '#server/testing/child-worker.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { memberImportJobs } from './jobs.ts'

let t: TestApp
let here: { id: string; host: string }
let manager: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  killChildWorkers()
  await t.stop()
})

const rows = 300
const statusOf = async (id: string) => (await t.call(api.memberImport.get, { id }, manager)).body
const waitFor = (id: string, isReached: (found: Awaited<ReturnType<typeof statusOf>>) => boolean) =>
  vi.waitFor(async () => expect(isReached(await statusOf(id))).toBe(true), { timeout: 100_000, interval: 5 })

async function prepare(count: number): Promise<string> {
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
  manager = { host: here.host, token: (await buildSession(t, place)).token }
  const lines = Array.from({ length: count }, (_, at) => `crash-${here.id.slice(-6)}-${at}@example.com,Ada Lind ${at}`)
  const file = new TextEncoder().encode(`Email,Name\n${lines.join('\n')}`) as unknown as File
  const { body } = await t.call(api.memberImport.upload, { file }, manager)
  await t.call(api.memberImport.check, { id: body.id, mapping: body.mapping }, manager)
  return body.id
}

const countMembers = async () =>
  (await t.owner`select count(*)::integer as count from participant where community_id = ${here.id}`)[0]?.count

test('a process that is killed while it imports and undoes leaves no row missing and none doubled', {
  timeout: 240_000,
}, async () => {
  const environment = { DATABASE_URL: t.ownerUrl }
  const id = await prepare(rows)
  const killDuring = async (isReached: Parameters<typeof waitFor>[1]) => {
    const child = await startChildWorker(environment)
    await waitFor(id, isReached)
    await killChildWorker(child)
  }
  const isAt = (least: number) => (found: { progress: number }) => found.progress >= least
  const worker = () => startNextWorker(t, { ...t.app.work, chores: [] })
  let running = await worker()
  try {
    await waitFor(id, ({ status }) => status === 'CHECKED')
    await running.stop()
    await t.call(api.memberImport.start, { id, isInviting: true, lang: 'en' }, manager)
    await killDuring(isAt(100))
    running = await worker()
    await waitFor(id, ({ status }) => status === 'DONE')
    expect((await statusOf(id)).outcomes).toMatchObject({ CREATED: rows, FAILED: 0 })
    expect(await countMembers()).toBe(rows)
    const letters = await t.owner`
      select count(*)::integer as count, count(distinct recipient)::integer as recipients from letter
      where community_id = ${here.id} and kind = 'crm.imported'`
    expect(letters).toEqual([{ count: rows, recipients: rows }])
    await running.stop()
    await t.call(api.memberImport.undo, { id }, manager)
    await killDuring(isAt(100))
    running = await worker()
    await waitFor(id, ({ status }) => status === 'UNDONE')
    expect((await statusOf(id)).outcomes).toMatchObject({ UNDONE: rows, KEPT: 0 })
    expect(await countMembers()).toBe(0)
  } finally {
    await running.stop()
  }
})

const step = (id: string) =>
  t.app.openScope(here.id, false, scope =>
    (memberImportJobs[0] as (typeof memberImportJobs)[number]).run({ importId: id } as never, scope),
  )

test('two workers at the same moment import rows once', async () => {
  const id = await prepare(3)
  await step(id)
  await t.call(api.memberImport.start, { id, lang: 'en' }, manager)
  const held = await holdWrites(t.owner, 'member_import', { statement: 'update of progress' })
  await race(
    held,
    () => step(id),
    () => step(id),
  )
  expect((await statusOf(id)).outcomes).toMatchObject({ CREATED: 3, SKIPPED: 0 })
})

/** A row is corrected and the import started at the same moment: the company of the imported member. */
async function correctAndStart(): Promise<string | undefined> {
  const id = await prepare(1)
  await step(id)
  const held = await holdWrites(t.owner, 'member_import_row', { statement: 'update of corrections' })
  const [corrected] = await race(
    held,
    () => t.call(api.memberImport.correct, { id, line: 1, values: { company: 'Corrected' } }, manager),
    async () => {
      const started = await t.call(api.memberImport.start, { id, lang: 'en' }, manager)
      await step(id)
      return started as never
    },
  )
  expect(corrected?.status).toBe(200)
  const [row] = await t.owner<{ company: string }[]>`select company from participant where community_id = ${here.id}`
  return row?.company
}

test('a correction that is saved while the import is started is imported', async () => {
  expect(await correctAndStart()).toBe('Corrected')
})

test('control: without the lock the correction is saved, and the old value is imported', async () => {
  expect(await withoutLock('member import', correctAndStart)).toBe('')
})
