import type { MemberNote, memberNoteApi } from '#contract/crm/member-note.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, Actor } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { isMember } from '../member/store.ts'
import { canRemove, canUpdate } from './access.ts'
import * as store from './store.ts'

type Api = typeof memberNoteApi

export const list: Action<Api['list']> = async ({ participantId: id, ...asked }, { db, actor }) => {
  ensure(await isMember(db, id), 'NOT_FOUND')
  const page = pageOf(asked)
  const found = await store.listNotes(db, id, page)
  const { items, next } = cutPage(found, page, note => ({ at: note.createdAt, id: note.id }))
  return { items: items.map(note => describe(actor, note)), next, total: await store.countNotes(db, id) }
}

export const create: Action<Api['create']> = async ({ participantId: id, text }, ctx) => {
  const { db, actor, community, now } = ctx
  ensure(await isMember(db, id), 'NOT_FOUND')
  const note = { communityId: community.id, id: ctx.newId(), participantId: id, authorId: actor.userId, text, at: now }
  await store.insertNote(db, note)
  return describe(actor, await findNote(db, id, note.id))
}

export const update: Action<Api['update']> = async ({ participantId: id, noteId, text }, { db, actor, now }) => {
  const note = await findNote(db, id, noteId)
  ensure(canUpdate(actor, note), 'FORBIDDEN')
  await store.updateNote(db, noteId, text, now)
  return describe(actor, await findNote(db, id, noteId))
}

/** Of the changes to notes only this one stands in the audit log, where a manager removes what another wrote. */
export const remove: Action<Api['remove']> = async ({ participantId: id, noteId }, ctx) => {
  const { db, actor } = ctx
  const note = await findNote(db, id, noteId)
  ensure(canRemove(actor, note), 'FORBIDDEN')
  await store.removeNote(db, noteId)
  if (!canUpdate(actor, note))
    await recordChange(ctx, actor, {
      kind: 'member',
      subject: note.author,
      subjectId: id,
      before: { note: note.text },
      after: {},
    })
  return {}
}

async function findNote(db: Db, participantId: string, id: string): Promise<store.StoredNote> {
  const note = await store.findNote(db, participantId, id)
  ensure(note, 'NOT_FOUND')
  return note
}

const describe = (reader: Actor, { authorId, author, ...note }: store.StoredNote): MemberNote => ({
  ...note,
  author: authorId ? { userId: authorId, name: author } : null,
  can: { update: canUpdate(reader, { authorId }), remove: canRemove(reader, { authorId }) },
})
