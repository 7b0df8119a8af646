import type { eventApi } from '#contract/events/event.ts'
import { describeMine } from '#server/features/events/participation/participation-view.ts'
import type { Action } from '#server/platform/http/context.ts'
import { describeEvent, openEvent } from './event-view.ts'

type Api = typeof eventApi

export const get: Action<Api['get']> = async ({ id }, ctx) => {
  const event = await openEvent(ctx, id)
  return describeEvent(ctx, event, await describeMine(ctx, event))
}
