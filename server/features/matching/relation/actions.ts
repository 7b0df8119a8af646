import type { relationApi } from '#contract/matching/relation.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import type { Action, ParticipantContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { send } from '../intro/actions.ts'
import { findBetween, lockPair } from '../intro/store.ts'
import { findOther, findPeople, findStandings, noStanding } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof relationApi

export const list: Action<Api['list']> = async ({ relationType, ...paging }, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listRelations(db, actor.participantId, relationType ?? null, page)
  const { items, next } = cutPage(found, page, ({ createdAt, subjectId }) => ({ at: createdAt, id: subjectId }))
  const ids = items.map(({ subjectId }) => subjectId)
  const [people, standings] = await Promise.all([
    findPeople(db, actor.participantId, ids),
    findStandings(db, actor.participantId, ids),
  ])
  return {
    items: items.flatMap(item => {
      const person = people.get(item.subjectId)
      return person ? [{ ...item, person, ...(standings.get(item.subjectId) ?? noStanding) }] : []
    }),
    next,
    total: null,
  }
}

export const create: Action<Api['create']> = async ({ subjectId, relationType, reason, note }, ctx) => {
  await findSubject(ctx, subjectId)
  if (relationType === 'LIKE') {
    await send({ participantId: subjectId, introMessage: '' }, ctx)
    return {}
  }
  const { db, community, actor, now } = ctx
  // Waits for a concurrent intro: nobody can be declined after an intro.
  await lockPair(db, actor.participantId, subjectId)
  ensure(!(await findBetween(db, actor.participantId, subjectId)), 'ALREADY_INTRODUCED')
  const place = { communityId: community.id, participantId: actor.participantId, subjectId }
  await store.saveDislike(db, { ...place, reason: reason ?? null, note, at: now })
  return {}
}

export const remove: Action<Api['remove']> = async ({ subjectId }, ctx) => {
  await findSubject(ctx, subjectId)
  await store.removeDislike(ctx.db, ctx.actor.participantId, subjectId)
  return {}
}

async function findSubject({ db, actor }: ParticipantContext, id: string): Promise<ListedParticipant> {
  const subject = await findOther(db, actor.participantId, id)
  ensure(subject, 'NOT_FOUND')
  return subject
}
