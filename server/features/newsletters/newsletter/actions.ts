import type { newsletterApi } from '#contract/newsletters/newsletter.ts'
import { type NewsletterTab, newsletterTabs } from '#contract/newsletters/newsletter-fields.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { chosenBy, ensureMayFilter } from '../recipient/recipient-choice.ts'
import * as recipients from '../recipient/store.ts'
import { findTemplate } from '../template/template-contents.ts'
import { describe, describeListed, openLocked, openNewsletter } from './newsletter-view.ts'
import { after, statusesOf, subjectFor } from './rules.ts'
import * as store from './store.ts'

export { checkLinks } from './newsletter-links.ts'
export { preview, sendTest } from './newsletter-preview.ts'
export { cancel, pause, resume, schedule, sendAgain, sendNow } from './newsletter-start.ts'
export {
  countOpen,
  getSettings,
  getStatistics,
  listRecipients,
  openLink,
  updateSettings,
} from './newsletter-statistics.ts'

type Api = typeof newsletterApi

export const list: Action<Api['list']> = async ({ tab, ...paging }, { db, lang }) => {
  const page = pageOf(paging)
  const found = await store.listNewsletters(db, tab, page)
  const { items, next } = cutPage(found, page, ({ updatedAt, id }) => ({ at: updatedAt, id }))
  const byStatus = await store.countByStatus(db)
  const countOf = (each: NewsletterTab) =>
    statusesOf[each].reduce((sum, status) => sum + (byStatus.get(status) ?? 0), 0)
  return {
    items: items.map(each => describeListed(each, lang)),
    next,
    total: countOf(tab),
    counts: Object.fromEntries(newsletterTabs.map(each => [each, countOf(each)])) as Record<NewsletterTab, number>,
  }
}

const nobody = { isEveryone: false, segmentIds: [], participantIds: [], filter: null }

export const create: Action<Api['create']> = async ({ templateId, recipients: chosen = nobody }, ctx) => {
  const { db, community, lang } = ctx
  ensureMayFilter(ctx.actor, chosen.filter)
  const other = lang === 'en' ? 'ru' : 'en'
  const empty = { subject: '', preheader: '', blocks: [] }
  const isBilingual = community.langChoices.includes(other)
  const blank = { [lang]: empty, [other]: isBilingual ? empty : null } as store.StoredNewsletter['content']
  const content = templateId ? await findTemplate(db, templateId) : blank
  ensure(content, 'TEMPLATE_NOT_FOUND')
  return insert(ctx, { content, recipients: chosen, channels: ['EMAIL'] })
}

export const get: Action<Api['get']> = async ({ id }, ctx) => describe(await openNewsletter(ctx, id), ctx.lang)

export const update: Action<Api['update']> = async ({ id, version, ...edit }, ctx) => {
  const { db, now, lang } = ctx
  const newsletter = await openLocked(ctx, id)
  ensure(after('update', newsletter.status), 'NEWSLETTER_SENT')
  ensure(newsletter.version === version, 'NEWSLETTER_CHANGED')
  ensureMayFilter(ctx.actor, edit.recipients.filter, newsletter.recipients.filter)
  await store.updateNewsletter(db, { id, ...edit, channels: [...new Set(edit.channels)] }, now)
  return describe(await openNewsletter(ctx, id), lang)
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => {
  const newsletter = await openLocked(ctx, id)
  ensure(after('remove', newsletter.status), 'NEWSLETTER_SENT')
  await store.removeNewsletter(ctx.db, id)
  const subject = subjectFor(newsletter.content, ctx.lang)
  const change = {
    kind: 'newsletter',
    subject,
    subjectId: id,
    before: { status: 'DRAFT' },
    after: { status: null },
  } as const
  await recordChange(ctx, ctx.actor, change)
  return {}
}

export const duplicate: Action<Api['duplicate']> = async ({ id }, ctx) => {
  const { content, recipients: chosen, channels } = await openNewsletter(ctx, id)
  return insert(ctx, { content, recipients: chosen, channels })
}

export const countRecipients: Action<Api['countRecipients']> = async ({ recipients: chosen, channels }, ctx) => {
  ensureMayFilter(ctx.actor, chosen.filter)
  return recipients.countRecipients(ctx.db, await chosenBy(ctx, chosen), channels)
}

type Draft = Pick<store.NewNewsletter, 'content' | 'recipients' | 'channels'>

async function insert(ctx: UserContext, draft: Draft) {
  const { db, community, actor, now, lang } = ctx
  const id = ctx.newId()
  const place = { communityId: community.id, id, kind: 'NEWSLETTER', authorId: actor.userId, at: now } as const
  await store.insertNewsletter(db, { ...place, ...draft })
  return describe(await openNewsletter(ctx, id), lang)
}
