import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Permission } from '#contract/roles.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildMemberNote } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

async function manager(...permissions: Permission[]) {
  const place = await buildParticipant(t, { communityId: here.id, firstName: 'Olga', permissions })
  return { host: here.host, token: (await buildSession(t, place)).token }
}

test('a note is written, changed by its author, listed for managers with author and time, and removed', async () => {
  const { id } = await buildParticipant(t, { communityId: here.id })
  const [olga, other] = [await manager('CAN_VIEW_ADMIN_PANEL'), await manager('CAN_VIEW_ADMIN_PANEL')]
  const made = await t.call(api.memberNote.create, { participantId: id, text: 'Speaks in May.' }, olga)
  expect(made.body).toMatchObject({ text: 'Speaks in May.', author: { name: 'Olga Example' }, changedAt: null })
  t.clock.moveBy(60_000)
  const place = { participantId: id, noteId: made.body.id }
  expect((await t.call(api.memberNote.update, { ...place, text: 'Speaks in June.' }, olga)).status).toBe(200)
  const { body } = await t.call(api.memberNote.list, { participantId: id }, other)
  expect(body).toMatchObject({
    total: 1,
    items: [{ text: 'Speaks in June.', author: { name: 'Olga Example' }, can: { update: false, remove: false } }],
  })
  expect(body.items[0]?.changedAt).not.toBeNull()
  expect((await t.call(api.memberNote.update, { ...place, text: 'No.' }, other)).status).toBe(403)
  expect((await t.call(api.memberNote.remove, place, other)).status).toBe(403)
  expect((await t.call(api.memberNote.remove, place, olga)).status).toBe(200)
  expect((await t.call(api.memberNote.list, { participantId: id }, olga)).body.items).toEqual([])
})

test('somebody who manages the community removes what another wrote, and the audit log says so', async () => {
  const { id } = await buildParticipant(t, { communityId: here.id })
  const author = await buildParticipant(t, { communityId: here.id, firstName: 'Boris' })
  const noteId = await buildMemberNote(t, { communityId: here.id, participantId: id, authorId: author.userId })
  const admin = await manager('CAN_VIEW_ADMIN_PANEL', 'CAN_MANAGE_COMMUNITY')
  expect((await t.call(api.memberNote.update, { participantId: id, noteId, text: 'No.' }, admin)).status).toBe(403)
  expect((await t.call(api.memberNote.remove, { participantId: id, noteId }, admin)).status).toBe(200)
  const changes = await t.call(api.change.list, { kind: 'member' }, admin)
  expect(changes.body.items[0]).toMatchObject({
    subject: 'Boris Example',
    before: { note: 'Would like to speak in May.' },
  })
})

test('a note is found with its own member alone', async () => {
  const [one, other] = [
    await buildParticipant(t, { communityId: here.id }),
    await buildParticipant(t, { communityId: here.id }),
  ]
  const admin = await manager('CAN_VIEW_ADMIN_PANEL', 'CAN_MANAGE_COMMUNITY')
  const noteId = await buildMemberNote(t, { communityId: here.id, participantId: one.id })
  expect((await t.call(api.memberNote.remove, { participantId: other.id, noteId }, admin)).status).toBe(404)
})

test('is in no reply to the member whom it is about', async () => {
  const member = await buildSignedInParticipant(t, here.id)
  await buildMemberNote(t, { communityId: here.id, participantId: member.id, text: 'a private remark' })
  const asMember = { host: here.host, token: member.token }
  expect((await t.call(api.memberNote.list, { participantId: member.id }, asMember)).status).toBe(403)
  expect((await t.call(api.user.exportData, {}, asMember)).raw).not.toContain('a private remark')
})

test('notes come page by page, newest first', async () => {
  const { id } = await buildParticipant(t, { communityId: here.id })
  for (let at = 0; at < 3; at++) {
    await buildMemberNote(t, { communityId: here.id, participantId: id, text: `note ${at}` })
    t.clock.moveBy(1000)
  }
  const admin = await manager('CAN_VIEW_ADMIN_PANEL')
  const first = (await t.call(api.memberNote.list, { participantId: id, size: 2 }, admin)).body
  expect(first.items.map(({ text }) => text)).toEqual(['note 2', 'note 1'])
  const rest = (await t.call(api.memberNote.list, { participantId: id, size: 2, after: first.next ?? '' }, admin)).body
  expect([rest.items.map(({ text }) => text), rest.next]).toEqual([['note 0'], null])
})
