import type { EventForm } from '#contract/events/event-problems.ts'
import { copyTranslations } from '#server/features/events/translation/store.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { instantsOf } from './rules.ts'
import * as store from './store.ts'

type Copy = { form: EventForm; coverFile: string | null; seriesId?: string }

/**
 * Creates events with the questions, translations and organisers of another, without its participants. The caller organises them
 * too. The number of statements does not grow with that of the copies. Returns their ids.
 */
export async function copyEvents(ctx: UserContext, original: store.StoredEvent, copies: Copy[]): Promise<string[]> {
  const { db, community, actor, now } = ctx
  const by = { createdBy: actor.userId, at: now }
  const rows = copies.map(({ form, ...copied }) => ({
    event: { communityId: community.id, id: ctx.newId(), ...by, ...copied },
    form,
    instants: instantsOf(form),
  }))
  const ids = rows.map(({ event }) => event.id)
  await store.insertEvents(db, rows)
  await store.copyResponsibles(db, original.id, ids, by)
  await copyTranslations(db, original.id, ids)
  await store.copyQuestions(db, original.id, ids, { at: now, newId: ctx.newId })
  return ids
}
