import type { newsletterApi } from '#contract/newsletters/newsletter.ts'
import { listedRecipientStatuses } from '#contract/newsletters/newsletter-fields.ts'
import type { NewsletterProgress } from '#contract/newsletters/newsletter-shapes.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import * as recipients from '../recipient/store.ts'
import { memberAddress } from './newsletter-links.ts'
import { openNewsletter } from './newsletter-view.ts'
import * as store from './store.ts'

type Api = typeof newsletterApi

const none: NewsletterProgress = { total: 0, waiting: 0, sent: 0, failed: 0, bounced: 0, uncertain: 0, leftOut: 0 }

export const getStatistics: Action<Api['getStatistics']> = async ({ id }, ctx) => {
  const { db } = ctx
  const { status, opens } = await openNewsletter(ctx, id)
  const { countsOpens, perMinute } = await store.findSettings(db)
  const channels = await recipients.countByChannel(db, id)
  const links = await store.listLinks(db, id)
  const isCounted = countsOpens || opens > 0 || links.length > 0
  const progress = channels.reduce((sum, { channel: _, ...each }) => add(sum, each), none)
  return {
    status,
    progress,
    channels,
    unsubscribed: await recipients.countUnsubscribed(db, id),
    opens: isCounted ? opens : null,
    clicks: isCounted ? links : null,
    perMinute,
  }
}

const add = (one: NewsletterProgress, other: NewsletterProgress): NewsletterProgress => ({
  total: one.total + other.total,
  waiting: one.waiting + other.waiting,
  sent: one.sent + other.sent,
  failed: one.failed + other.failed,
  bounced: one.bounced + other.bounced,
  uncertain: one.uncertain + other.uncertain,
  leftOut: one.leftOut + other.leftOut,
})

export const listRecipients: Action<Api['listRecipients']> = async ({ id, status, ...paging }, ctx) => {
  await openNewsletter(ctx, id)
  const page = pageOf(paging)
  const found = await recipients.listProblems(ctx.db, id, status ? [status] : listedRecipientStatuses, page)
  return { ...cutPage(found, page, ({ at, id: last }) => ({ at, id: last })), total: null }
}

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const countOpen: Action<Api['countOpen']> = async ({ id }, { db }) => {
  ensure(await store.countOpen(db, id), 'NEWSLETTER_NOT_FOUND')
  return { type: 'image/gif', cache: 'never', body: pixel, isIndexed: false }
}

/** No open redirect: only addresses that the newsletter has. */
export const openLink: Action<Api['openLink']> = async ({ id, nth }, { db, community }) => {
  const url = await store.countClick(db, id, nth)
  ensure(url, 'NEWSLETTER_NOT_FOUND')
  const redirectTo = memberAddress(community, url)
  return { type: 'text/plain; charset=utf-8', cache: 'never', body: '', redirectTo, isIndexed: false }
}

export const getSettings: Action<Api['getSettings']> = async (_input, { db, actor }) => ({
  ...(await store.findSettings(db)),
  canUpdate: actor.role === 'ROLE_ADMIN' || actor.permissions.includes('CAN_MANAGE_COMMUNITY'),
})

export const updateSettings: Action<Api['updateSettings']> = async (wanted, ctx) => {
  const before = await store.findSettings(ctx.db)
  await store.saveSettings(ctx.db, ctx.community.id, wanted)
  await recordChange(ctx, ctx.actor, { kind: 'newsletter', before: { ...before }, after: { ...wanted } })
  return {}
}
