import { words } from '#contract/capabilities.ts'
import { type EventForm, eventProblems } from '#contract/events/event-problems.ts'
import { checkTimeZone } from '#server/platform/clock/time-zones.ts'
import type { UserContext } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { tidyForm } from './event-form.ts'
import { freeSlug, slugFrom } from './rules.ts'
import * as store from './store.ts'

/** The form as it is saved; refused with a message at each field that is wrong. */
export async function checkForm(ctx: UserContext, form: EventForm): Promise<EventForm> {
  const problems = Object.entries(eventProblems(form))
  const texts = words[ctx.lang].eventProblems
  if (problems.length > 0)
    throw new Failure('INVALID_INPUT', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [field, texts[problem]])),
    })
  const timeZone = await checkTimeZone(ctx.db, ctx.lang, 'timeZone', form.timeZone)
  return tidyForm({ ...form, timeZone })
}

/** A free slug like the wanted one. */
export async function suggestSlug(ctx: UserContext, wanted: string, eventId: string | null): Promise<string> {
  const slug = slugFrom(wanted)
  return freeSlug(slug, await store.listTakenSlugs(ctx.db, slug, eventId))
}

/** Refuses a slug that another event has. Nobody else can take it until the transaction ends. */
export async function claimSlug(ctx: UserContext, slug: string, eventId: string | null): Promise<void> {
  await store.lockSlugs(ctx.db, ctx.community.id)
  const taken = await store.listTakenSlugs(ctx.db, slug, eventId)
  if (!taken.has(slug)) return
  const message = words[ctx.lang].eventProblems.slugTaken.replace('{{slug}}', freeSlug(slug, taken))
  throw new Failure('SLUG_TAKEN', { fields: { slug: message } })
}
