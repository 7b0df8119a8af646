import type { FileReply } from '#contract/endpoint.ts'
import { type LetterTopic, letterTopic } from '#contract/notifications/letter-topic.ts'
import type { unsubscribeApi } from '#contract/notifications/unsubscribe.ts'
import {
  chooseTopics,
  endLetters,
  listOffered,
  listOn,
  resumeLetters,
} from '#server/features/notifications/letter/actions.ts'
import { readUnsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import './news.ts'
import { type PageState, unsubscribePage } from './unsubscribe-page.ts'

type Api = typeof unsubscribeApi

export const ask: Action<Api['ask']> = async ({ token, topic, newsletter }, ctx) =>
  page(ctx, 'ask', { token, topic, newsletter })

/** The body is ignored: the POST itself is the click. */
export const confirm: Action<Api['confirm']> = async ({ token, topic, newsletter }, ctx) => {
  const owner = ownerOf(token, ctx)
  await endLetters(ctx.db, owner, topic)
  if (newsletter)
    await ctx.tell('newsletter.unsubscribed', { newsletterId: newsletter, participantId: owner.participantId })
  return page(ctx, 'done', { token, topic, newsletter })
}

export const undo: Action<Api['undo']> = async ({ token, topic, newsletter }, ctx) => {
  await resumeLetters(ctx.db, ownerOf(token, ctx), topic)
  return page(ctx, 'undone', { token, topic, newsletter })
}

export const choose: Action<Api['choose']> = async ({ token, form = '' }, ctx) => {
  const wanted = new URLSearchParams(form).getAll('topic')
  const on = wanted.flatMap(each => letterTopic.safeParse(each).data ?? [])
  await chooseTopics(ctx.db, { ...ownerOf(token, ctx), on })
  return page(ctx, 'saved', { token, topic: undefined, newsletter: undefined })
}

type Link = { token: string; topic: LetterTopic | undefined; newsletter: string | undefined }

async function page(ctx: VisitorContext, state: PageState, { token, topic, newsletter }: Link): Promise<FileReply> {
  const { participantId } = ownerOf(token, ctx)
  const [offered, on] = [await listOffered(ctx.db, participantId), await listOn(ctx.db, participantId)]
  const isOff = topic ? !on.includes(topic) : on.length === 0
  // A letter that is opened again after unsubscribing.
  const shown = state === 'ask' && isOff ? 'done' : state
  return unsubscribePage(ctx.community, ctx.lang, { state: shown, token, topic, newsletter, offered, on })
}

function ownerOf(token: string, { config, community }: VisitorContext): { communityId: string; participantId: string } {
  const participantId = readUnsubscribeToken(token, config.SESSION_SECRET)
  ensure(participantId && isId(participantId), 'INVALID_CODE')
  return { communityId: community.id, participantId }
}
