import { type bounceApi, bounceNotice } from '#contract/notifications/bounce.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { isSigned } from '#server/features/events/payment/rules.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { jobKeyOf } from '#server/platform/mail/outbox.ts'
import { saveBounce } from '#server/platform/mail/store.ts'
import { canSendAgain } from './rules.ts'
import * as store from './store.ts'

type Api = typeof bounceApi

export const listLetters: Action<Api['listLetters']> = async (paging, { db }) => {
  const page = pageOf(paging)
  const { items, next } = cutPage(await store.listFailed(db, page), page, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
  return { items: items.map(letter => ({ ...letter, can: { sendAgain: canSendAgain(letter) } })), next, total: null }
}

export const sendAgain: Action<Api['sendAgain']> = async ({ id }, ctx) => {
  const letter = await store.findBounce(ctx.db, id)
  ensure(letter, 'NOT_FOUND')
  ensure(canSendAgain(letter), 'RECIPIENT_COMPLAINED')
  if (await store.markAgain(ctx.db, id)) await ctx.queue('letter.send', { letterId: id }, { key: jobKeyOf(id) })
  return {}
}

export const find: Action<Api['find']> = async ({ participantId }, { db, actor }) => {
  const member = await store.findBouncedMember(db, participantId)
  ensure(member, 'NOT_FOUND')
  const { kind, problem, at } = member
  const mayManage = actor.role === 'ROLE_ADMIN' || actor.permissions.includes('CAN_MANAGE_COMMUNITY')
  return { bounce: kind && { kind, problem, at, can: { remove: mayManage && canSendAgain({ bounce: kind }) } } }
}

export const remove: Action<Api['remove']> = async ({ participantId }, ctx) => {
  const { db, actor } = ctx
  const member = await store.findBouncedMember(db, participantId)
  ensure(member, 'NOT_FOUND')
  ensure(canSendAgain({ bounce: member.kind }), 'RECIPIENT_COMPLAINED')
  if (!member.kind) return {}
  await store.removeBounce(db, member.email)
  await recordChange(ctx, actor, {
    kind: 'member',
    subject: member.name,
    subjectId: participantId,
    before: { lettersBounce: true },
    after: { lettersBounce: false },
  })
  return {}
}

/** Without a secret in the configuration every notice is refused. */
export const receiveNotice: Action<Api['receiveNotice']> = async ({ notice: body }, { db, config, request, now }) => {
  const secret = config.MAIL_WEBHOOK_SECRET
  ensure(secret && isSigned(request.signature, { secret, body, now }), 'INVALID_SIGNATURE')
  const { type, recipient, reason } = readNotice(body)
  await saveBounce(db, { recipient, kind: type === 'bounce' ? 'BOUNCE' : 'COMPLAINT', problem: reason, at: now })
  return {}
}

function readNotice(body: string) {
  let content: unknown
  try {
    content = JSON.parse(body)
  } catch {
    // Refused below, like any other body that is no notice.
  }
  const { data } = bounceNotice.safeParse(content)
  ensure(data, 'INVALID_INPUT')
  return data
}
