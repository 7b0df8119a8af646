import { describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { startMemberImportScene } from '#server/testing/member-import-scene.ts'
import { memberImportChores } from './jobs.ts'

const scene = startMemberImportScene()
const { freshEmail, upload, run, undo, memberOf } = scene

describe('undoing', () => {
  const userOf = async (email: string) => (await scene.t.owner`select id from app_user where email = ${email}`)[0]

  test('removes members and accounts that the import created, and keeps accounts that were there before', async () => {
    const elsewhere = await buildParticipantUser(scene.t, (await buildCommunity(scene.t)).id)
    const email = freshEmail()
    const done = await run(`Email,Name\n${email},Ada Lind\n${elsewhere.email},Bo Ek`)
    const undone = await undo(done.id)
    expect(undone.outcomes).toMatchObject({ UNDONE: 2, KEPT: 0 })
    expect(await memberOf(email)).toBeUndefined()
    expect(await memberOf(elsewhere.email)).toBeUndefined()
    expect(await userOf(email)).toBeUndefined()
    expect(await userOf(elsewhere.email)).toBeDefined()
  })

  test('keeps members who logged in since, and those whose profile was changed', async () => {
    const [came, changed] = [freshEmail(), freshEmail()]
    const done = await run(`Email,Name\n${came},Ada Lind\n${changed},Bo Ek`)
    await buildSession(scene.t, { userId: (await memberOf(came))?.userId ?? '', communityId: scene.here.id })
    await scene.t.owner`update participant set company = 'By hand' where id = ${(await memberOf(changed))?.id ?? ''}`
    expect((await undo(done.id)).outcomes).toMatchObject({ UNDONE: 0, KEPT: 2 })
    expect(await memberOf(came)).toBeDefined()
    expect((await memberOf(changed))?.company).toBe('By hand')
  })

  test('keeps a member with a place in another import', async () => {
    const email = freshEmail()
    const first = await run(`Email,Name\n${email},Ada Lind`)
    await run(`Email,Name,Company\n${email},Ada Lind,Tea House`)
    expect((await undo(first.id)).outcomes).toMatchObject({ KEPT: 1 })
  })

  test('is possible for 30 days, after which the rows are removed', async () => {
    const done = await run(`Email,Name\n${freshEmail()},Ada Lind`)
    expect(done.can.undo).toBe(true)
    scene.t.clock.moveBy(31 * 24 * 3_600_000)
    // The session of the first has ended by then.
    const late = await scene.buildManager()
    expect((await scene.t.call(api.memberImport.undo, { id: done.id }, late)).failure.name).toBe('IMPORT_MOVED_ON')
    const inEachCommunity = (work: (scope: never) => Promise<void>) =>
      scene.t.app.openScope(scene.here.id, true, scope => work(scope as never))
    for (const chore of memberImportChores)
      await chore.run({ now: scene.t.clock.now(), sql: scene.t.sql, inEachCommunity: inEachCommunity as never })
    expect(await scene.t.owner`select from member_import_row where import_id = ${done.id}`).toHaveLength(0)
  })
})

test('an import that was not started can be removed; one that was, not', async () => {
  const { body } = await upload(`Email,Name\n${freshEmail()},Ada Lind`)
  expect((await scene.t.call(api.memberImport.remove, { id: body.id }, scene.manager)).status).toBe(200)
  expect((await scene.t.call(api.memberImport.get, { id: body.id }, scene.manager)).status).toBe(404)
  const done = await run(`Email,Name\n${freshEmail()},Ada Lind`)
  expect((await scene.t.call(api.memberImport.remove, { id: done.id }, scene.manager)).failure.name).toBe(
    'IMPORT_MOVED_ON',
  )
})
