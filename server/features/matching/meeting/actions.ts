import type { meetingApi } from '#contract/matching/meeting.ts'
import { meetingAfterMs } from '#server/features/matching/intro/rules.ts'
import { findPeople } from '#server/features/matching/standing/store.ts'
import type { Action, ParticipantContext, Scope } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof meetingApi

export const listPendingScores: Action<Api['listPendingScores']> = async ({ id }, { db, actor, now }) => {
  ensure(id === actor.participantId, 'NOT_FOUND')
  const meetings = await store.listPending(db, id, now)
  const people = await findPeople(
    db,
    id,
    meetings.map(({ subjectId }) => subjectId),
  )
  return meetings.flatMap(({ subjectId, ...meeting }) => {
    const person = people.get(subjectId)
    return person ? [{ ...meeting, person }] : []
  })
}

export const updateScore: Action<Api['updateScore']> = async ({ matchingId, score }, ctx) => {
  await ensureMet(ctx, matchingId)
  await store.saveScore(ctx.db, matchingId, score, ctx.now)
  return {}
}

export const updateNote: Action<Api['updateNote']> = async ({ matchingId, note }, ctx) => {
  await ensureMet(ctx, matchingId)
  await store.saveNote(ctx.db, matchingId, note)
  return {}
}

export const updateNotMet: Action<Api['updateNotMet']> = async ({ matchingId, isNotMet }, ctx) => {
  await ensureMet(ctx, matchingId)
  await store.saveNotMet(ctx.db, matchingId, isNotMet)
  return {}
}

export const skipScore: Action<Api['skipScore']> = async ({ matchingId }, ctx) => {
  await ensureMet(ctx, matchingId)
  await store.skip(ctx.db, matchingId)
  return {}
}

async function ensureMet({ db, actor }: ParticipantContext, matchingId: string): Promise<void> {
  const own = await store.findOwn(db, matchingId, actor.participantId)
  ensure(own, 'NOT_FOUND')
  ensure(own.isIntroduced, 'NOT_MET')
}

/** Two connected people have agreed on a time, and are asked after it; null: they have none any more, and are asked as after an intro. */
export const planQuestion = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  pair: { firstId: string; secondId: string },
  at: Date | null,
): Promise<void> => store.saveDue(db, [pair.firstId, pair.secondId], at ?? new Date(now.getTime() + meetingAfterMs))
