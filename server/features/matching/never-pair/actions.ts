import type { neverPairApi } from '#contract/matching/never-pair.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof neverPairApi

export const create: Action<Api['create']> = async ({ participantId: subjectId }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(await findOther(db, actor.participantId, subjectId), 'NOT_FOUND')
  await store.insertNeverPair(db, {
    communityId: community.id,
    participantId: actor.participantId,
    subjectId,
    at: now,
  })
  return {}
}

export const remove: Action<Api['remove']> = async ({ participantId: subjectId }, { db, actor }) => {
  ensure(await findOther(db, actor.participantId, subjectId), 'NOT_FOUND')
  await store.removeNeverPair(db, actor.participantId, subjectId)
  return {}
}
