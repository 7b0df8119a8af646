import type { newsletterApi } from '#contract/newsletters/newsletter.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { queueFreezing, queueSending } from '../recipient/newsletter-queue.ts'
import { chosenBy } from '../recipient/recipient-choice.ts'
import * as recipients from '../recipient/store.ts'
import { describe, openLocked, openNewsletter } from './newsletter-view.ts'
import { after, contentProblems, dueAt, hasRecipients, isRealDay, startOf, subjectFor } from './rules.ts'
import * as store from './store.ts'

type Api = typeof newsletterApi

export const schedule: Action<Api['schedule']> = async ({ id, version, schedule: wanted }, ctx) => {
  const newsletter = await openReady(ctx, id, version)
  ensure(isRealDay(wanted) && dueAt(wanted, ctx.community.timeZone) > ctx.now, 'SCHEDULE_PASSED')
  const startsAt = startOf(wanted, ctx.community.timeZone)
  await store.setStart(ctx.db, { id, status: 'SCHEDULED', schedule: wanted, startsAt, at: ctx.now })
  await queueFreezing(ctx, id, startsAt > ctx.now ? startsAt : undefined)
  return changed(ctx, newsletter, { schedule: wanted })
}

export const sendNow: Action<Api['sendNow']> = async ({ id, version }, ctx) => {
  const newsletter = await openReady(ctx, id, version)
  await store.setStart(ctx.db, { id, status: 'SENDING', schedule: null, startsAt: ctx.now, at: ctx.now })
  await queueFreezing(ctx, id)
  return changed(ctx, newsletter)
}

export const pause: Action<Api['pause']> = async ({ id }, ctx) => {
  const newsletter = await openFor(ctx, id, 'pause')
  await store.setStatus(ctx.db, id, 'PAUSED', ctx.now)
  return changed(ctx, newsletter)
}

export const resume: Action<Api['resume']> = async ({ id }, ctx) => {
  const newsletter = await openFor(ctx, id, 'resume')
  await store.setStatus(ctx.db, id, 'SENDING', ctx.now)
  if (!newsletter.isFrozen) await queueFreezing(ctx, id)
  await queueSending(ctx, id)
  return changed(ctx, newsletter)
}

export const cancel: Action<Api['cancel']> = async ({ id }, ctx) => {
  const newsletter = await openFor(ctx, id, 'cancel')
  if (newsletter.status === 'SCHEDULED') await store.setDraft(ctx.db, id, ctx.now)
  else await store.setStatus(ctx.db, id, 'CANCELLED', ctx.now)
  return changed(ctx, newsletter)
}

export const sendAgain: Action<Api['sendAgain']> = async ({ id, recipientId, status }, ctx) => {
  const newsletter = await openLocked(ctx, id)
  const { status: now } = newsletter
  ensure(now === 'SENDING' || now === 'PAUSED' || now === 'SENT', 'NEWSLETTER_NOT_SENDING')
  const statuses = status ? [status] : (['FAILED', 'UNCERTAIN'] as const)
  const wanted = { statuses: [...statuses], recipientId: recipientId ?? null, now: ctx.now }
  const count = await recipients.resetRecipients(ctx.db, id, wanted)
  ensure(count > 0 || !recipientId, 'NOT_FOUND')
  await recipients.recount(ctx.db, id)
  if (count > 0 && now === 'SENT') await store.setStatus(ctx.db, id, 'SENDING', ctx.now)
  if (count > 0) await queueSending(ctx, id)
  await recordChange(ctx, ctx.actor, {
    kind: 'newsletter',
    subject: subjectFor(newsletter.content, ctx.lang),
    subjectId: id,
    before: {},
    after: { sentAgain: count },
  })
  return { count }
}

async function openFor(ctx: UserContext, id: string, move: 'pause' | 'resume' | 'cancel') {
  const newsletter = await openLocked(ctx, id)
  ensure(after(move, newsletter.status), 'NEWSLETTER_NOT_SENDING')
  return newsletter
}

/** A newsletter that can be sent as it is. */
async function openReady(ctx: UserContext, id: string, version: number): Promise<store.StoredNewsletter> {
  const newsletter = await openLocked(ctx, id)
  ensure(after('send', newsletter.status), 'NEWSLETTER_SENT')
  ensure(newsletter.version === version, 'NEWSLETTER_CHANGED')
  ensure(contentProblems(newsletter.content).length === 0, 'NEWSLETTER_INCOMPLETE')
  const { people } = await recipients.countRecipients(
    ctx.db,
    await chosenBy(ctx, newsletter.recipients),
    newsletter.channels,
  )
  ensure(hasRecipients(newsletter.recipients) && people > 0, 'NO_RECIPIENTS')
  return newsletter
}

/** Records the change of the status, and returns the newsletter as it is now. */
async function changed(ctx: UserContext, before: store.StoredNewsletter, more: Record<string, string | object> = {}) {
  const newsletter = await openNewsletter(ctx, before.id)
  await recordChange(ctx, ctx.actor, {
    kind: 'newsletter',
    subject: subjectFor(newsletter.content, ctx.lang),
    subjectId: newsletter.id,
    before: { status: before.status },
    after: { status: newsletter.status, ...(more as Record<string, never>) },
  })
  return describe(newsletter, ctx.lang)
}
