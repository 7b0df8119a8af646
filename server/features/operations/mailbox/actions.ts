import type { Community } from '#contract/communities/community.ts'
import type { mailboxApi } from '#contract/operations/mailbox.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import { findLetter, type Letter, listLetters } from '#server/platform/mail/store.ts'
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts'

type Api = typeof mailboxApi

const lettersShown = 200

export const list: Action<Api['list']> = async (_input, ctx) => ({
  type: 'text/html; charset=utf-8',
  cache: 'never',
  policy: mailboxPolicy,
  body: mailboxPage(ctx.community, await listLetters(ctx.db, lettersShown), ctx.lang),
})

export const get: Action<Api['get']> = async ({ id }, ctx) => ({
  type: 'text/html; charset=utf-8',
  cache: 'never',
  policy: letterPolicy(ctx.community),
  body: (await getLetter(ctx, id)).html,
})

export const getText: Action<Api['getText']> = async ({ id }, ctx) => ({
  type: 'text/plain; charset=utf-8',
  cache: 'never',
  body: (await getLetter(ctx, id)).plain,
})

export const getCalendar: Action<Api['getCalendar']> = async ({ id, nth }, ctx) => {
  const { calendar, calendarFiles } = await getLetter(ctx, id)
  const files = calendar === null ? calendarFiles : [{ name: 'invite.ics', content: calendar }]
  const file = files[nth - 1]
  ensure(file, 'NOT_FOUND')
  return { type: 'text/calendar; charset=utf-8', cache: 'never', fileName: file.name, body: file.content }
}

async function getLetter(ctx: VisitorContext, id: string): Promise<Letter> {
  const letter = await findLetter(ctx.db, id)
  ensure(letter, 'NOT_FOUND')
  return letter
}

/** A letter has inline styles. Images and links work as in a mail program, and scripts are blocked. */
const letterPolicy = ({ communityUrl }: Community): string =>
  [
    "default-src 'none'",
    `img-src 'self' data: ${new URL(communityUrl).origin}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
