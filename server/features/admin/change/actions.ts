import type { ChangeKind, changeApi } from '#contract/admin/change.ts'
import type { Action, Actor, Scope } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import * as store from './store.ts'

type Api = typeof changeApi

export const list: Action<Api['list']> = async ({ kind, ...paging }, { db }) => {
  const page = pageOf(paging)
  const found = await store.listChanges(db, kind ?? null, page)
  return { ...cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id })), total: null }
}

export type RecordedChange = {
  kind: ChangeKind
  subject?: string
  subjectId?: string | null
  /** By field; a secret is passed as `hiddenValue`. */
  before: store.Fields
  after: store.Fields
  canUndo?: boolean
}

/** Stands in the log in place of a secret. */
export const hiddenValue = '…'

/** Writes a change of a manager into the audit log, in the transaction of the change. Nothing if no value differs. */
export async function recordChange(
  { db, community, now, newId }: Pick<Scope, 'db' | 'community' | 'now' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  { kind, subject = '', subjectId = null, before, after, canUndo = false }: RecordedChange,
): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const id = newId()
  await store.insertChange(db, {
    id,
    communityId: community.id,
    kind,
    subject,
    subjectId,
    userId,
    before,
    after,
    canUndo,
    at: now,
  })
}

/** A change that can still be undone, locked; null if there is none. Marks it as undone. */
export const takeForUndo = store.takeForUndo

/** What a change is about; null if there is no such change. */
export const findChange = store.findChange
