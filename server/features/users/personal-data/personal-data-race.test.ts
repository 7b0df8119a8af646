import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { findInputs } from '#server/features/matching/run/store.ts'
import { buildRun } from '#server/features/matching/run/testing.ts'
import { mondayOf } from '#server/features/matching/run/week.ts'
import { buildParticipant, buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A member among others, and the deletion of their account. */
async function buildLeaver() {
  const { id: communityId, host } = await buildCommunity(t)
  for (let count = 0; count < 3; count++) await buildParticipant(t, { communityId })
  const member = await buildParticipantUser(t, communityId)
  const { token } = await buildSession(t, member)
  const leave = async () => {
    const proof = { id: member.id, password: member.password }
    const { status } = await t.call(api.account.deleteAccount, proof, { host, token })
    expect(status).toBe(200)
  }
  return { communityId, participantId: member.participantId, leave }
}

/** A letter about the member is being written while they leave. */
const lettersLeft = async () => {
  const { communityId, participantId, leave } = await buildLeaver()
  const write = () =>
    t.app.openScope(communityId, true, async scope => {
      const letter = { lang: 'en' as const, subject: 'Meet Vera', html: 'Vera', plain: 'Vera' }
      await scope.post({ kind: 'community.opened', recipient: 'other@example.com', about: [participantId], ...letter })
    })
  await race(await holdWrites(t.owner, 'letter', { statement: 'insert' }), write, leave)
  return (await t.owner`select from letter where community_id = ${communityId} and kind = 'community.opened'`).length
}

describe('a letter that is written while the person whom it names deletes their account', () => {
  test('goes with the account', async () => {
    expect(await lettersLeft()).toBe(0)
  })

  test('control: without the lock it stays', async () => {
    expect(await withoutLock('deleted person', lettersLeft)).toBe(1)
  })

  test('is not written once the person is gone', async () => {
    const { communityId, participantId, leave } = await buildLeaver()
    await leave()
    const write = t.app.openScope(communityId, true, async scope => {
      const letter = { lang: 'en' as const, subject: 'Meet Vera', html: 'Vera', plain: 'Vera' }
      await scope.post({ kind: 'community.opened', recipient: 'other@example.com', about: [participantId], ...letter })
    })
    await expect(write).rejects.toThrow('A participant named in the text no longer exists')
  })
})

/** A run gathers its inputs while the member leaves. */
const inputsWithLeaver = async () => {
  const { communityId, participantId, leave } = await buildLeaver()
  const week = mondayOf(t.clock.now(), 'Europe/Berlin')
  const job = t.app.work.jobs.find(({ name }) => name === 'matching.run')
  const run = () => t.app.openScope(communityId, false, async scope => job?.run({ week } as never, scope))
  await race(await holdWrites(t.owner, 'matching_input', { statement: 'insert' }), run, leave)
  const [row] = await t.owner<{ id: string; status: string }[]>`
    select id, status from matching_run where community_id = ${communityId}`
  const inputs = row && (await t.sql.read(communityId, db => findInputs(db, row.id)))
  return { status: row?.status, isKept: inputs?.members.some(({ id }) => id === participantId) ?? false }
}

test('stored inputs of runs are removed with the account, whatever the dates of the run', async () => {
  const { communityId, leave } = await buildLeaver()
  for (const week of ['2001-01-01', '2026-01-05']) {
    const runId = await buildRun(t, { communityId, week })
    await t.owner`update matching_run set finished_at = ${week}::date where id = ${runId}`
    await t.owner`insert into matching_input (community_id, run_id, part, body) values (${communityId}, ${runId}, 0, '\\x00')`
  }
  await leave()
  expect(await t.owner`select from matching_input where community_id = ${communityId}`).toHaveLength(0)
})

describe('a run that gathers its inputs while a person deletes their account', () => {
  test('ends, and keeps no profile of theirs', async () => {
    expect(await inputsWithLeaver()).toEqual({ status: 'DONE', isKept: false })
  })

  test('control: without the lock it keeps the profile', async () => {
    expect(await withoutLock('matching inputs', inputsWithLeaver)).toEqual({ status: 'DONE', isKept: true })
  })
})
