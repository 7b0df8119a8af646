import './news.ts'
import type { Responsible, responsibleApi } from '#contract/events/responsible.ts'
import { isDirectoryOpen } from '#contract/participants/directory-access.ts'
import { wordsOf } from '#server/features/participants/directory/rules.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { canListEvents, canManageEvent, runsEvents } from '../event/access.ts'
import { openManagedEvent, shownCoverUrl } from '../event/event-view.ts'
import * as store from './store.ts'

type Api = typeof responsibleApi

const candidatesAtMost = 20

export const listManaged: Action<Api['listManaged']> = async ({ show = 'upcoming', search, ...asked }, ctx) => {
  const { db, actor, lang, now } = ctx
  ensure(canListEvents(actor), 'FORBIDDEN')
  const page = pageOf(asked)
  const who = { userId: actor.userId, lang, now, isPast: show === 'past', search: search || null }
  const { items, next } = cutPage(await store.listManaged(db, who, page), page, ({ listedAt, id }) => ({
    at: listedAt,
    id,
  }))
  return {
    items: items.map(({ listedAt: _at, coverFile, coverKind, coverPalette, visibility, isResponsible, ...event }) => ({
      ...event,
      coverUrl: shownCoverUrl(ctx, { slug: event.slug, coverFile, coverKind, coverPalette, visibility }),
      can: { manage: canManageEvent(actor, { isResponsible }) },
    })),
    next,
    total: null,
  }
}

export const listOrganised: Action<Api['listOrganised']> = async ({ show = 'upcoming', ...asked }, ctx) => {
  const { db, actor, lang, now, community } = ctx
  const page = pageOf(asked)
  const who = { userId: actor.userId, lang, now, isPast: show === 'past' }
  const [found, figures] = [
    await store.listOrganised(db, who, page),
    await store.findFigures(db, { userId: actor.userId, now, timeZone: community.timeZone }),
  ]
  const { items, next } = cutPage(found, page, ({ listedAt, id }) => ({ at: listedAt, id }))
  return {
    items: items.map(({ listedAt: _at, coverFile, coverKind, coverPalette, visibility, ...event }) => ({
      ...event,
      coverUrl: shownCoverUrl(ctx, { slug: event.slug, coverFile, coverKind, coverPalette, visibility }),
    })),
    next,
    total: figures[show],
    figures,
  }
}

export const list: Action<Api['list']> = async ({ id }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const items = await store.listResponsibles(ctx.db, event.id, ctx.actor)
  const isWebhookExposed = await store.isWebhookExposed(ctx.db, event.id)
  return { items, next: null, total: items.length, isWebhookExposed }
}

export const listCandidates: Action<Api['listCandidates']> = async ({ id, search }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return store.listCandidates(ctx.db, {
    eventId: event.id,
    words: wordsOf(search),
    // An organiser without a profile sees as much of the others as a member does.
    isEverybody: isDirectoryOpen(ctx.community) || runsEvents(ctx.actor),
    count: candidatesAtMost,
  })
}

export const add: Action<Api['add']> = async ({ id, participantId, userId }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  ensure(participantId ?? userId, 'INVALID_INPUT')
  const added = participantId ? await store.findUserOf(ctx.db, participantId) : userId
  ensure(added && added === (userId ?? added) && (await store.isUserHere(ctx.db, added)), 'RESPONSIBLE_NOT_ADDED')
  const { community, actor, now } = ctx
  const isNew = await store.insertResponsible(ctx.db, {
    communityId: community.id,
    eventId: event.id,
    userId: added,
    addedBy: actor.userId,
    at: now,
  })
  if (isNew && added !== actor.userId) await ctx.tell('responsible.added', { eventId: event.id, userId: added })
  return findListed(ctx, event.id, added)
}

export const remove: Action<Api['remove']> = async ({ id, userId }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  const responsibles = await store.lockResponsibles(ctx.db, event.id)
  ensure(responsibles.includes(userId), 'RESPONSIBLE_NOT_FOUND')
  ensure(responsibles.length > 1, 'LAST_RESPONSIBLE')
  const knowsSecret = await store.removeResponsible(ctx.db, event.id, userId)
  await ctx.tell('responsible.removed', { eventId: event.id, userId })
  if (knowsSecret) await ctx.tell('responsible.webhookExposed', { eventId: event.id, userId, by: ctx.actor.userId })
  return {}
}

async function findListed({ db, actor }: UserContext, eventId: string, userId: string): Promise<Responsible> {
  const found = (await store.listResponsibles(db, eventId, actor)).find(each => each.userId === userId)
  ensure(found, 'RESPONSIBLE_NOT_ADDED')
  return found
}
