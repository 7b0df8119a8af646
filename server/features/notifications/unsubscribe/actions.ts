import type { unsubscribeApi } from '#contract/notifications/unsubscribe.ts'
import { readUnsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { endLetters } from './store.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

type Api = typeof unsubscribeApi

export const ask: Action<Api['ask']> = async ({ token }, ctx) => {
  readerOf(token, ctx)
  return unsubscribePage(ctx.community, ctx.lang, 'ask')
}

/** The body is ignored: the POST itself is the click. */
export const confirm: Action<Api['confirm']> = async ({ token }, ctx) => {
  await endLetters(ctx.db, ctx.community.id, readerOf(token, ctx))
  return unsubscribePage(ctx.community, ctx.lang, 'done')
}

function readerOf(token: string, { config }: VisitorContext): string {
  const participantId = readUnsubscribeToken(token, config.SESSION_SECRET)
  ensure(participantId && isId(participantId), 'INVALID_CODE')
  return participantId
}
