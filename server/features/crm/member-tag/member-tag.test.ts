import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { inCommunity } from '#server/platform/http/scope.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

async function build() {
  const here = await buildCommunity(t)
  const admin = await buildSignedInParticipant(t, here.id, { firstName: 'Anna', role: 'ROLE_ADMIN' })
  const { id: participantId } = await buildParticipant(t, { communityId: here.id })
  const as = { host: here.host, token: admin.token }
  const save = (tags: string[]) => t.call(api.memberTag.update, { participantId, tags }, as)
  const stored = async () => {
    const rows = await t.owner<{ tag: string }[]>`
      select tag from member_tag where participant_id = ${participantId} order by tag`
    return rows.map(({ tag }) => tag)
  }
  return { as, save, stored }
}

test('tags are replaced as a whole, one spelling of each, and the change is in the log', async () => {
  const { as, save, stored } = await build()
  expect((await save(['speaker', ' Big   investor ', 'SPEAKER'])).body).toEqual({ tags: ['Big investor', 'speaker'] })
  await save(['speaker', 'host'])
  expect(await stored()).toEqual(['host', 'speaker'])
  const { items } = (await t.call(api.change.list, { kind: 'memberTag' }, as)).body
  expect(items.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ['Vera Example', { tags: ['Big investor', 'speaker'] }, { tags: ['host', 'speaker'] }],
    ['Vera Example', { tags: [] }, { tags: ['Big investor', 'speaker'] }],
  ])
  expect((await save(['a'.repeat(81)])).status).toBe(400)
  expect((await save(Array.from({ length: 31 }, (_, place) => `tag ${place}`))).status).toBe(400)
})

async function replaceTwice() {
  const { save, stored } = await build()
  const held = await holdWrites(t.owner, 'member_tag')
  await race(
    held,
    aMinuteLater(t.clock, () => save(['one'])),
    aMinuteLater(t.clock, () => save(['other'])),
  )
  return stored()
}

test('of two managers who replace tags at the same moment the second decides', async () => {
  expect(await replaceTwice()).toEqual(['other'])
})

test('without the lock the tags of both stay', async () => {
  expect(await withoutLock('member tags', replaceTwice)).toEqual(['one', 'other'])
})

test('a tag and a contact that are added at the same moment are both found by filters', async () => {
  const { id: communityId } = await buildCommunity(t)
  const { id } = await buildParticipant(t, { communityId })
  const held = await holdWrites(t.owner, 'listed_member', { statement: 'update' })
  await race(
    held,
    () =>
      inCommunity(t.sql, communityId, async db => {
        await db`insert into member_tag (community_id, participant_id, tag, created_at) values (${communityId}, ${id}, 'speaker', now())`
      }),
    () =>
      inCommunity(t.sql, communityId, async db => {
        await db`insert into contact (community_id, participant_id, type, value) values (${communityId}, ${id}, 'TELEGRAM', 'vera')`
      }),
  )
  const [listed] = await t.owner`select member_tags, contact_types from listed_member where participant_id = ${id}`
  expect(listed).toEqual({ memberTags: ['speaker'], contactTypes: ['TELEGRAM'] })
})
