import { findTelegramChat } from '#server/features/users/telegram/actions.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { unseal } from '#server/platform/http/seal.ts'
import { MessengerFailure } from '#server/platform/messengers/attempt.ts'
import { openDiscordChat, sendToDiscord } from '#server/platform/messengers/discord.ts'
import { sendToSlack } from '#server/platform/messengers/slack.ts'
import { sendPictureToTelegram, sendToTelegram, type TelegramBot } from '#server/platform/messengers/telegram.ts'
import { findAccount, findWorkspace, type Workspace } from '../messenger/store.ts'
import { findGroup, moveGroup } from '../telegram-group/store.ts'
import { sendPush } from '../web-push/actions.ts'
import { linkButtons, type Outcome, pressData, pushed } from './rules.ts'
import { findReader, type WaitingText } from './store.ts'

/** Where a text goes. `bot` has the token. */
export type Target =
  /** `userId` is null for the group of the community. */
  | { channel: 'TELEGRAM'; bot: TelegramBot; address: string; userId: string | null }
  | { channel: 'SLACK' | 'DISCORD'; bot: TelegramBot; address: string; isRoom: boolean }
  | { channel: 'PUSH'; participantId: string }

/** The bot of the installation; null where Telegram is off. */
export const telegramBotOf = ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot }: Config): TelegramBot | null =>
  token ? { token, apiRoot } : null

/** The bot of a workspace; null if its token was sealed under another secret. */
export function workspaceBotOf({ channel, sealedToken }: Workspace, config: Config): TelegramBot | null {
  const token = unseal(sealedToken, config.SESSION_SECRET)
  const apiRoot = channel === 'SLACK' ? config.SLACK_API_ROOT : config.DISCORD_API_ROOT
  return token ? { token, apiRoot } : null
}

/** Null if the text is no longer to be sent: the account is gone or has stopped, or its reader switched the channel off. */
export async function findTarget({ db, config }: Scope, text: WaitingText): Promise<Target | null> {
  const { channel, participantId } = text
  const userId = participantId && (await findReader(db, channel, participantId))
  if (participantId && !userId) return null
  if (channel === 'PUSH') return participantId ? { channel, participantId } : null
  if (channel === 'TELEGRAM') {
    const bot = telegramBotOf(config)
    const group = participantId ? null : await findGroup(db)
    if (group) return bot && { channel, bot, address: group.chatId, userId: null }
    const chat = userId ? await findTelegramChat(db, userId) : null
    return bot && chat && userId && !chat.stopReason ? { channel, bot, address: chat.chatId, userId } : null
  }
  const workspace = await findWorkspace(db, channel)
  const bot = workspace && workspace.problem === null ? workspaceBotOf(workspace, config) : null
  if (!workspace || !bot) return null
  if (!participantId) return workspace.roomId ? { channel, bot, address: workspace.roomId, isRoom: true } : null
  const account = await findAccount(db, { participantId, channel })
  return account?.isOn ? { channel, bot, address: account.address, isRoom: false } : null
}

/** Sends a text, without a transaction. A group that became a supergroup refuses its former id and tells the new one. */
export async function sendText(scope: Scope, text: WaitingText, target: Target, isMoved = false): Promise<Outcome> {
  try {
    if (target.channel === 'PUSH')
      return pushed(await sendPush(scope, { id: text.id, participantId: target.participantId, text: text.text }))
    return { kind: 'SENT', externalId: await sendToMessenger(scope, text, target) }
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error
    const { movedTo } = error
    if (movedTo && !isMoved && target.channel === 'TELEGRAM') {
      await scope.inOwnTransaction(db => moveGroup(db, target.address, movedTo))
      return sendText(scope, text, { ...target, address: movedTo }, true)
    }
    return { kind: error.kind, problem: error.message, retryAfterMs: error.retryAfterMs }
  }
}

async function sendToMessenger(
  { community, storage }: Scope,
  { id, text, pictureFile, buttons }: WaitingText,
  target: Exclude<Target, { channel: 'PUSH' }>,
): Promise<string> {
  const { bot, address } = target
  if (target.channel === 'TELEGRAM' && pictureFile) {
    const picture = await storage.get(community.id, pictureFile)
    if (!picture) throw new MessengerFailure('REFUSED', 'the picture is no longer kept')
    return sendPictureToTelegram(bot, { chatId: address, caption: text, picture })
  }
  if (target.channel === 'TELEGRAM') {
    const shown = buttons.map(each =>
      'url' in each ? each : { label: each.label, data: pressData(community.id, each.press, each.id) },
    )
    return sendToTelegram(bot, { chatId: address, text, buttons: shown })
  }
  const links = linkButtons(buttons)
  if (target.channel === 'SLACK') return sendToSlack(bot, { to: address, text, buttons: links })
  const to = target.isRoom ? address : await openDiscordChat(bot, address)
  return sendToDiscord(bot, { to, text, buttons: links, key: id })
}
