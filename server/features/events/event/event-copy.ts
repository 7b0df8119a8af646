import type { EventForm } from '#contract/events/event-problems.ts'
import { insertResponsible } from '#server/features/events/responsible/store.ts'
import { copyTranslations } from '#server/features/events/translation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { copyCover } from './event-cover.ts'
import { instantsOf } from './rules.ts'
import * as store from './store.ts'

/**
 * Creates an event with the cover, questions, translations and organisers of another, without its participants. The caller organises
 * it too.
 */
export async function copyEvent(ctx: UserContext, original: store.StoredEvent, form: EventForm): Promise<string> {
  const { db, community, actor, now } = ctx
  const copy = { communityId: community.id, id: ctx.newId(), createdBy: actor.userId, at: now }
  const coverFile = await copyCover(ctx, original.coverFile)
  await store.insertEvent(db, { ...copy, coverFile }, form, instantsOf(form))
  await insertResponsible(db, { ...copy, eventId: copy.id, userId: actor.userId, addedBy: actor.userId })
  await store.copyResponsibles(db, original.id, copy)
  await copyTranslations(db, original.id, copy.id)
  await store.copyQuestions(db, original.id, copy, ctx.newId)
  return copy.id
}
