import type { translationApi } from '#contract/events/translation.ts'
import { openManagedEvent } from '#server/features/events/event/event-view.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as store from './store.ts'

type Api = typeof translationApi

export const get: Action<Api['get']> = async ({ id, language }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  return { translation: await store.findTranslation(ctx.db, event.id, language) }
}

export const save: Action<Api['save']> = async ({ id, ...text }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  ensure(text.language !== event.lang, 'OWN_LANGUAGE')
  await store.saveTranslation(ctx.db, { communityId: ctx.community.id, eventId: event.id }, text)
  return text
}

export const remove: Action<Api['remove']> = async ({ id, language }, ctx) => {
  const event = await openManagedEvent(ctx, id)
  await store.removeTranslation(ctx.db, event.id, language)
  return {}
}
