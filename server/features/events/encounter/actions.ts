import type { encounterApi } from '#contract/events/encounter.ts'
import { isGoing } from '#server/features/events/check-in/store.ts'
import { openEvent } from '#server/features/events/event/event-view.ts'
import { listPeopleWithStandings, type RankAmong } from '#server/features/matching/recommendation/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof encounterApi

/** Length of the list: as many as one can meet in an evening. */
const shownAtMost = 12

export function encounterActions(rankAmong: RankAmong) {
  const list: Action<Api['list']> = async ({ id }, ctx) => {
    const me = ctx.actor.participantId
    const { actor, lang } = ctx
    const others = await ctx.inOwnScope(async scope => {
      const event = await openEvent({ db: scope.db, actor, lang }, id)
      ensure(await isGoing(scope.db, event.id, me), 'NOT_GOING')
      return store.listOthersGoing(scope.db, event.id, me)
    })
    const items = await rankAmong(ctx, others, shownAtMost)
    return { items, next: null, total: items.length }
  }

  const listMet: Action<Api['listMet']> = async ({ id, ...paging }, ctx) => {
    const { db, actor, now } = ctx
    const event = await openEvent(ctx, id)
    ensure(event.endsAt !== null && Date.parse(event.endsAt) <= now.getTime(), 'EVENT_NOT_OVER')
    ensure(await store.wasThere(db, event.id, actor.participantId), 'NOT_GOING')
    const page = pageOf(paging)
    const found = await store.listMet(db, event.id, actor.participantId, page)
    const { items, next } = cutPage(found, page, ({ joinedAt, id: at }) => ({ at: joinedAt, id: at }))
    const people = await listPeopleWithStandings(
      db,
      actor.participantId,
      items.map(({ participantId }) => participantId),
    )
    return { items: people, next, total: null }
  }

  return { list, listMet }
}
