import type { ChangedFields } from '#contract/admin/change.ts'
import type { deliveryApi } from '#contract/notifications/delivery.ts'
import { hiddenValue, recordChange } from '#server/features/admin/change/actions.ts'
import type { Action, Actor, Scope } from '#server/platform/http/context.ts'
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

const channelNames: Record<workspaces.Workspace['channel'], string> = { SLACK: 'Slack', DISCORD: 'Discord' }

export const listWorkspaces: Action<Api['listWorkspaces']> = async (_input, { db }) =>
  (await workspaces.listWorkspaces(db)).map(describe)

export const saveWorkspace: Action<Api['saveWorkspace']> = async ({ channel, botToken, roomId }, ctx) => {
  const { config, community, actor, now } = ctx
  const found = await check(channel, {
    token: botToken,
    apiRoot: channel === 'SLACK' ? config.SLACK_API_ROOT : config.DISCORD_API_ROOT,
  })
  ensure(found, 'TOKEN_REFUSED')
  return ctx.inOwnScope(async own => {
    const before = await workspaces.findWorkspace(own.db, channel)
    const saved = await workspaces.saveWorkspace(own.db, {
      communityId: community.id,
      channel,
      sealedToken: seal(botToken, config.SESSION_SECRET),
      workspaceId: found.id,
      name: found.name,
      roomId,
      connectedBy: actor.participantId,
      at: now,
    })
    await recordWorkspace(own, actor, channel, before, saved)
    return describe(saved)
  })
}

export const removeWorkspace: Action<Api['removeWorkspace']> = async ({ channel }, ctx) => {
  const before = await workspaces.findWorkspace(ctx.db, channel)
  await workspaces.removeWorkspace(ctx.db, channel)
  if (before) await recordWorkspace(ctx, ctx.actor, channel, before, null)
  return {}
}

/** The token of a bot is entered with every change, so that it always differs. */
function recordWorkspace(
  scope: Scope,
  actor: Actor,
  channel: workspaces.Workspace['channel'],
  before: workspaces.Workspace | null,
  after: workspaces.Workspace | null,
): Promise<void> {
  const fieldsOf = (of: workspaces.Workspace | null): ChangedFields =>
    of ? { workspace: of.name, room: of.roomId, secret: hiddenValue } : {}
  return recordChange(scope, actor, {
    kind: 'messenger',
    subject: channelNames[channel],
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
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
