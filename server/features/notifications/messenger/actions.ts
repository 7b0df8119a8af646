import type { messengerApi } from '#contract/notifications/messenger.ts'
import type { Action } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { MessengerFailure } from '#server/platform/messengers/attempt.ts'
import { findInDiscord, openDiscordChat, sendToDiscord } from '#server/platform/messengers/discord.ts'
import { findInSlack, sendToSlack } from '#server/platform/messengers/slack.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { workspaceBotOf } from '../delivery/delivery-transport.ts'
import { codeHash, codeLifeMs, isCode, newCode, triesPerCode } from './rules.ts'
import * as store from './store.ts'

type Api = typeof messengerApi

/** The code is saved before it is sent: what arrives can be entered. */
export const sendCode: Action<Api['sendCode']> = async ({ channel, account }, ctx) => {
  const { community, actor, config, now, lang } = ctx
  const { participantId } = actor
  const workspace = await ctx.read(db => store.findWorkspace(db, channel))
  const bot = workspace && workspace.problem === null ? workspaceBotOf(workspace, config) : null
  ensure(workspace && bot, 'CHANNEL_OFF')
  const words = letterWords(lang)
  const code = newCode()
  const text = words('messengers.code', {
    code,
    channel: words(`messengers.names.${channel}`),
    community: community.title[lang],
  })
  const expiresAt = new Date(now.getTime() + codeLifeMs)
  const username = await orUnavailable(async () => {
    const found =
      channel === 'SLACK' ? await findInSlack(bot, account) : await findInDiscord(bot, workspace.workspaceId, account)
    ensure(found, 'ACCOUNT_NOT_FOUND')
    const owner = { communityId: community.id, participantId, channel }
    const hash = codeHash(participantId, code)
    await ctx.inOwnTransaction(db =>
      store.saveCode(db, { ...owner, address: found.id, username: found.username, codeHash: hash, expiresAt }),
    )
    if (channel === 'SLACK') await sendToSlack(bot, { to: found.id, text, buttons: [] })
    else await sendToDiscord(bot, { to: await openDiscordChat(bot, found.id), text, buttons: [], key: ctx.newId() })
    return found.username
  })
  return { username, expiresAt: expiresAt.toISOString() }
}

/** Tries are counted in their own transaction, so that a failed call counts. */
export const connect: Action<Api['connect']> = async ({ channel, code }, ctx) => {
  const owner = { participantId: ctx.actor.participantId, channel }
  const hash = await ctx.inOwnTransaction(db => store.countTry(db, owner, triesPerCode, ctx.now))
  ensure(hash && isCode(hash, owner.participantId, code), 'INVALID_CODE')
  await store.linkAccount(ctx.db, owner, ctx.now)
  return {}
}

export const disconnect: Action<Api['disconnect']> = async ({ channel }, ctx) => {
  await store.unlinkAccount(ctx.db, { participantId: ctx.actor.participantId, channel })
  return {}
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error
    throw new Failure(error.kind === 'BLOCKED' ? 'ACCOUNT_NOT_FOUND' : 'MESSENGER_UNAVAILABLE')
  }
}
