import type { bookmarkApi } from '#contract/matching/bookmark.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther, findPeople, findStandings, noStanding } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof bookmarkApi

export const list: Action<Api['list']> = async (paging, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listBookmarks(db, actor.participantId, page)
  const { items, next } = cutPage(found, page, ({ createdAt, subjectId }) => ({ at: createdAt, id: subjectId }))
  const ids = items.map(({ subjectId }) => subjectId)
  const [people, standings] = await Promise.all([
    findPeople(db, actor.participantId, ids),
    findStandings(db, actor.participantId, ids),
  ])
  return {
    items: items.flatMap(({ subjectId, createdAt }) => {
      const person = people.get(subjectId)
      return person ? [{ person, createdAt, ...(standings.get(subjectId) ?? noStanding) }] : []
    }),
    next,
    total: null,
  }
}

export const create: Action<Api['create']> = async ({ participantId: subjectId }, { db, community, actor, now }) => {
  ensure(await findOther(db, actor.participantId, subjectId), 'NOT_FOUND')
  await store.insertBookmark(db, {
    communityId: community.id,
    participantId: actor.participantId,
    subjectId,
    at: now,
  })
  return {}
}

export const remove: Action<Api['remove']> = async ({ participantId: subjectId }, { db, actor }) => {
  ensure(await findOther(db, actor.participantId, subjectId), 'NOT_FOUND')
  await store.removeBookmark(db, actor.participantId, subjectId)
  return {}
}
