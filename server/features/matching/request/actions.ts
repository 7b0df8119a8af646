import './news.ts'
import type { requestApi } from '#contract/matching/request.ts'
import type { Matcher } from '#server/features/matching/matcher/matcher.ts'
import { wordsOf } from '#server/features/participants/directory/rules.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findOther, findPeople } from '../standing/store.ts'
import * as store from './store.ts'

type Api = typeof requestApi

const fittingAtMost = 30

export const list: Action<Api['list']> = async ({ search, ...paging }, { db, actor }) => {
  const page = pageOf(paging)
  const found = await store.listOpen(db, actor.participantId, wordsOf(search), page)
  const { items, next } = cutPage(found, page, ({ place, id }) => ({ at: place, id }))
  const isWhole = !search && !paging.after && !paging.page
  const total = isWhole ? await store.countOpen(db, actor.participantId) : null
  return { items: items.map(({ place, ...request }) => request), next, total }
}

/** The requests that the caller could answer best, as ranked by the engine. */
export const listFittingWith =
  (matcher: Matcher): Action<Api['listFitting']> =>
  async (_input, ctx) => {
    const readerId = ctx.actor.participantId
    const askers = await matcher.findAnswerable(ctx, readerId, fittingAtMost)
    const found = await ctx.inOwnScope(({ db }) => store.listOpenOf(db, readerId, askers))
    return askers.flatMap(id => found.find(({ person }) => person.id === id) ?? [])
  }

export const getMine: Action<Api['getMine']> = async (_input, { db, actor }) => {
  const own = await store.findOwn(db, actor.participantId)
  if (!own) return null
  const answers = await store.listAnswers(db, own.id)
  const authors = await findPeople(
    db,
    actor.participantId,
    answers.map(({ authorId }) => authorId),
  )
  return {
    ...own,
    answers: answers.flatMap(({ authorId, ...answer }) => {
      const author = authors.get(authorId)
      return author ? [{ ...answer, author }] : []
    }),
  }
}

export const listPast: Action<Api['listPast']> = async (_input, { db, actor }) => {
  const past = await store.listPast(db, actor.participantId)
  const hasOpen = (await store.findOwn(db, actor.participantId)) !== null
  return past.map(request => ({ ...request, can: { reopen: !hasOpen && request.fulfilledAt !== null } }))
}

export const fulfil: Action<Api['fulfil']> = async ({ id }, { db, actor, now }) => {
  ensure(await store.findState(db, actor.participantId, id), 'NOT_FOUND')
  ensure(await store.markFulfilled(db, actor.participantId, id, now), 'REQUEST_CLOSED')
  return {}
}

export const reopen: Action<Api['reopen']> = async ({ id }, { db, actor }) => {
  const state = await store.findState(db, actor.participantId, id)
  ensure(state, 'NOT_FOUND')
  ensure(state === 'fulfilled', 'REQUEST_CLOSED')
  await store.reopen(db, actor.participantId, id)
  return {}
}

export const answer: Action<Api['answer']> = async ({ id, answer: text }, ctx) => {
  const { db, community, actor, now } = ctx
  ensure(actor.isEmailConfirmed, 'EMAIL_NOT_CONFIRMED')
  const request = await store.lockRequest(db, actor.participantId, id)
  ensure(request && (await findOther(db, actor.participantId, request.participantId)), 'NOT_FOUND')
  ensure(request.isOpen, 'REQUEST_CLOSED')
  const answerId = ctx.newId()
  const place = { communityId: community.id, id: answerId, requestId: id, authorId: actor.participantId }
  ensure(await store.insertAnswer(db, { ...place, answer: text, at: now }), 'ALREADY_ANSWERED')
  await ctx.tell('request.answered', { answerId })
  return {}
}
