import type { templateApi } from '#contract/newsletters/template.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { openNewsletter } from '../newsletter/newsletter-view.ts'
import * as store from './store.ts'
import { listOwn } from './template-contents.ts'

type Api = typeof templateApi

export const list: Action<Api['list']> = async (_input, { db, lang }) => [
  ...(await store.listTemplates(db)),
  ...listOwn(lang),
]

export const create: Action<Api['create']> = async ({ newsletterId, name }, ctx) => {
  const { db, community, actor, now } = ctx
  const { content } = await openNewsletter(ctx, newsletterId)
  const id = ctx.newId()
  const template = { communityId: community.id, id, name, content, createdBy: actor.userId, at: now }
  ensure(await store.insertTemplate(db, template), 'TOO_MANY_TEMPLATES')
  await recordChange(ctx, actor, {
    kind: 'newsletter',
    subject: name,
    subjectId: id,
    before: {},
    after: { template: name },
  })
  return { id, name, content, isOwn: true, createdAt: now.toISOString() }
}

export const remove: Action<Api['remove']> = async ({ id }, ctx) => {
  const removed = await store.removeTemplate(ctx.db, id)
  ensure(removed, 'TEMPLATE_NOT_FOUND')
  const { name } = removed
  await recordChange(ctx, ctx.actor, {
    kind: 'newsletter',
    subject: name,
    subjectId: id,
    before: { template: name },
    after: {},
  })
  return {}
}
