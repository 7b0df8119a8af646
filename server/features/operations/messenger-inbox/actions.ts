import type { FileReply } from '#contract/endpoint.ts'
import type { messengerInboxApi } from '#contract/operations/messenger-inbox.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { type InboxMessage, messengerInboxPage, messengerInboxPolicy, type PageState } from './messenger-inbox-page.ts'

type Api = typeof messengerInboxApi

export const list: Action<Api['list']> = async (_input, ctx) => page(ctx, await ask(ctx, 'messages'), {})

export const open: Action<Api['open']> = async ({ bot, start, startgroup }, ctx) => {
  const shown = (text: string) => (/^[\w-]*$/.test(text) ? text : '')
  const state = startgroup ? { startGroup: `@${shown(bot)} ${shown(startgroup)}` } : { start: shown(start) }
  return page(ctx, await ask(ctx, 'messages'), state)
}

export const write: Action<Api['write']> = async ({ form }, ctx) => {
  const fields = new URLSearchParams(form)
  const username = (fields.get('username') ?? '').replace(/\W/g, '').slice(0, 32) || 'me'
  const group = (fields.get('group') ?? '').trim().slice(0, 64)
  const text = fields.get('text') ?? ''
  return page(ctx, await ask(ctx, 'write', { username, text, ...(group ? { group } : {}) }), { isRenewed: true })
}

export const press: Action<Api['press']> = async ({ form }, ctx) => {
  const fields = new URLSearchParams(form)
  const pressed = { id: fields.get('id') ?? '', button: fields.get('button') ?? '' }
  return page(ctx, await ask(ctx, 'press', pressed), { isRenewed: true })
}

/** Null where no stand-in runs: the real messengers are never asked. */
async function ask(
  { config }: VisitorContext,
  what: 'messages' | 'write' | 'press',
  body?: Record<string, string>,
): Promise<InboxMessage[] | null> {
  const { origin, hostname } = new URL(config.TELEGRAM_API_ROOT)
  if (hostname !== '127.0.0.1') return null
  const sent = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {}
  const response = await fetch(`${origin}/inbox/${what}`, { ...sent, signal: AbortSignal.timeout(5000) }).catch(
    () => null,
  )
  if (response?.ok) return (await response.json()) as InboxMessage[]
  // A button that is no longer there.
  return what === 'messages' ? null : ask({ config } as VisitorContext, 'messages')
}

const page = ({ community, lang }: VisitorContext, messages: InboxMessage[] | null, state: PageState): FileReply => ({
  type: 'text/html; charset=utf-8',
  cache: 'never',
  policy: messengerInboxPolicy,
  body: messengerInboxPage(community, lang, messages ?? [], state),
})
