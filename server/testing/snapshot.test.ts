import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildContact } from '#server/features/participants/profile/testing.ts'
import { countCall } from '#server/platform/http/store.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

let t: TestApp
let snapshot: Snapshot
let member: Awaited<ReturnType<typeof buildParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  member = await buildParticipant(t)
  await buildContact(t, { communityId: member.communityId, participantId: member.id })
  snapshot = await takeSnapshot(t.owner)
})
afterAll(() => t?.stop())

test('restores nothing when nothing was written, or when it was rolled back', async () => {
  expect(await snapshot.restore()).toEqual([])
  const undone = t.owner.begin(async db => {
    await db`delete from contact`
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await snapshot.restore()).toEqual([])
})

test('restores rows that a write removed, added and changed, and writes of triggers', async () => {
  const read = () => t.owner`
    select u.*, p.*, c.*, r.*, m.member_count from app_user u join participant p on p.user_id = u.id
      join contact c on c.participant_id = p.id join request r on r.participant_id = p.id
      join community m on m.id = p.community_id`
  const before = await read()
  expect(before).toHaveLength(1)
  await t.owner`delete from connection where user_id = ${member.userId}`
  await t.owner`update app_user set preferred_lang = 'ru'`
  await buildParticipant(t)
  expect((await snapshot.restore()).sort()).toEqual(
    expect.arrayContaining(['app_user', 'community', 'connection', 'contact', 'participant', 'request']),
  )
  expect(await read()).toEqual(before)
  expect(await t.owner`select from participant`).toHaveLength(1)
})

test('restores counters that commit on their own although their call fails', async () => {
  await countCall(t.sql, 'a test', 1, t.clock.now())
  const { status } = await t.call(api.session.login, { authType: 'EMAIL', email: 'nobody@example.com', password: 'x' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await snapshot.restore()).toContain('call_count')
  expect(await t.owner`select from call_count`).toEqual([])
})
