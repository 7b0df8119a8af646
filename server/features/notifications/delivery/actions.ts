import type { deliveryApi } from '#contract/notifications/delivery.ts'
import type { Action } from '#server/platform/http/context.ts'
import { cutPage, pageOf } from '#server/platform/http/cursor.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { seal } from '#server/platform/http/seal.ts'
import { MessengerFailure } from '#server/platform/messengers/attempt.ts'
import { checkDiscord } from '#server/platform/messengers/discord.ts'
import { checkSlack } from '#server/platform/messengers/slack.ts'
import * as workspaces from '../messenger/store.ts'
import { queueDelivery } from './jobs.ts'
import * as store from './store.ts'

type Api = typeof deliveryApi

export const listWorkspaces: Action<Api['listWorkspaces']> = async (_input, { db }) =>
  (await workspaces.listWorkspaces(db)).map(describe)

export const saveWorkspace: Action<Api['saveWorkspace']> = async ({ channel, botToken, roomId }, ctx) => {
  const { config, community, actor, now } = ctx
  const found = await check(channel, {
    token: botToken,
    apiRoot: channel === 'SLACK' ? config.SLACK_API_ROOT : config.DISCORD_API_ROOT,
  })
  ensure(found, 'TOKEN_REFUSED')
  const saved = await ctx.inOwnTransaction(db =>
    workspaces.saveWorkspace(db, {
      communityId: community.id,
      channel,
      sealedToken: seal(botToken, config.SESSION_SECRET),
      workspaceId: found.id,
      name: found.name,
      roomId,
      connectedBy: actor.participantId,
      at: now,
    }),
  )
  return describe(saved)
}

export const removeWorkspace: Action<Api['removeWorkspace']> = async ({ channel }, { db }) => {
  await workspaces.removeWorkspace(db, channel)
  return {}
}

export const list: Action<Api['list']> = async (paging, { db }) => {
  const page = pageOf(paging)
  const found = await store.listProblems(db, page)
  return { ...cutPage(found, page, ({ createdAt, id }) => ({ at: createdAt, id })), total: null }
}

export const sendAgain: Action<Api['sendAgain']> = async ({ id }, ctx) => {
  ensure(await store.resetText(ctx.db, id), 'NOT_FOUND')
  const recipient = await store.findRecipient(ctx.db, id)
  if (recipient) await queueDelivery(ctx, recipient)
  return {}
}

const describe = ({ channel, name, roomId, connectedAt, problem }: workspaces.Workspace) => ({
  channel,
  name,
  roomId,
  connectedAt,
  problem,
})

/** The workspace of the bot; null if the messenger refuses the token, or the bot is in no server. */
async function check(channel: workspaces.WorkspaceChannel, bot: { token: string; apiRoot: string }) {
  try {
    return channel === 'SLACK' ? await checkSlack(bot) : await checkDiscord(bot)
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error
    if (error.kind === 'REVOKED' || error.kind === 'REFUSED') return null
    throw new Failure('MESSENGER_UNAVAILABLE')
  }
}
