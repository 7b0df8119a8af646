import { randomUUID } from 'node:crypto'
import type { telegramGroupApi } from '#contract/notifications/telegram-group.ts'
import { recordChange } from '#server/features/admin/change/actions.ts'
import { fitForMessenger } from '#server/features/files/photo/actions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Action, VisitorContext } from '#server/platform/http/context.ts'
import { ensure } from '#server/platform/http/failure.ts'
import type { JobName, JobPayload } from '#server/platform/jobs/names.ts'
import { queueJob } from '#server/platform/jobs/store.ts'
import { telegramBotOf } from '../delivery/delivery-transport.ts'
import { queueDelivery } from '../delivery/jobs.ts'
import { insertRoomText } from '../delivery/store.ts'
import { chatQueue } from '../telegram-bot/jobs.ts'
import { linkNonce, readNonce } from '../telegram-bot/rules.ts'
import { isGone, readGroupStart } from './rules.ts'
import * as store from './store.ts'

type Api = typeof telegramGroupApi

export const find: Action<Api['find']> = async (_input, { db }) => {
  const group = await store.findGroup(db)
  return { group: group && { title: group.title, linkedAt: group.linkedAt } }
}

export const getLink: Action<Api['getLink']> = async (_input, { config, actor, community, now }) => {
  const { TELEGRAM_BOT_NAME: name, TELEGRAM_LINK_ROOT: root } = config
  ensure(telegramBotOf(config) && name, 'CHANNEL_OFF')
  const nonce = linkNonce(actor.userId, community.id, config.SESSION_SECRET, now, 'telegram group link')
  return { url: `${root.replace(/\/$/, '')}/${name}?startgroup=${nonce}` }
}

export const remove: Action<Api['remove']> = async (_input, ctx) => {
  const group = await store.findGroup(ctx.db)
  await store.unlinkGroup(ctx.db)
  if (group)
    await recordChange(ctx, ctx.actor, {
      kind: 'messenger',
      subject: 'Telegram',
      before: { group: group.title },
      after: { group: null },
    })
  return {}
}

/** The community is that of the host; another one is asked at its own. */
export const sendPicture: Action<Api['sendPicture']> = async ({ id: communityId, image, caption }, ctx) => {
  const { db, community, config, now, storage } = ctx
  ensure(communityId === community.id, 'NOT_FOUND')
  ensure(telegramBotOf(config), 'CHANNEL_OFF')
  ensure(await store.findGroup(db), 'NO_TELEGRAM_GROUP')
  const picture = await fitForMessenger(new Uint8Array(await image.arrayBuffer()))
  const [id, pictureFile] = [ctx.newId(), `room_${randomUUID()}.jpg`]
  // If the call fails after this, nothing names the file, and the nightly chore removes it.
  await storage.put(communityId, pictureFile, picture, 'image/jpeg')
  const text = { communityId, id, channel: 'TELEGRAM', kind: 'group.picture', text: caption, pictureFile }
  await insertRoomText(db, { ...text, onceKey: null, at: now })
  await queueDelivery(ctx, { channel: 'TELEGRAM', participantId: null })
  return { id }
}

type Chat = { id: number; title?: string | undefined }
type GroupUpdate = {
  message?:
    | {
        chat: Chat
        text?: string | undefined
        migrate_to_chat_id?: number | undefined
        new_chat_title?: string | undefined
      }
    | undefined
  my_chat_member?: { chat: Chat; new_chat_member: { status: string } } | undefined
}

const storable = (title: string): string => title.slice(0, 255)

/** What the bot is told about a group, or by one, becomes a job in the communities that it concerns. */
export async function hearGroup({ message, my_chat_member: changed }: GroupUpdate, ctx: VisitorContext): Promise<void> {
  const { db, config, now } = ctx
  if (changed && isGone(changed.new_chat_member.status)) {
    const chatId = String(changed.chat.id)
    await queueForGroup(db, chatId, 'telegramGroup.leave', { chatId })
  }
  if (!message) return
  const chatId = String(message.chat.id)
  const { migrate_to_chat_id: to, new_chat_title: newTitle } = message
  if (to !== undefined) await queueForGroup(db, chatId, 'telegramGroup.move', { from: chatId, to: String(to) })
  if (newTitle !== undefined)
    await queueForGroup(db, chatId, 'telegramGroup.rename', { chatId, title: storable(newTitle) })
  const nonce = readGroupStart(message.text ?? '', config.TELEGRAM_BOT_NAME ?? '')
  const asked = nonce && readNonce(nonce, config.SESSION_SECRET, now, 'telegram group link')
  if (!nonce || !asked) return
  const data = { nonce, chatId, title: storable(message.chat.title ?? '') }
  await queueJob(db, 'telegramGroup.link', { communityId: asked.communityId, data }, chatQueue(chatId))
}

/** In each community whose group this chat is, in the order in which the chat told. */
async function queueForGroup<Name extends JobName>(
  db: Db,
  chatId: string,
  name: Name,
  data: JobPayload<Name>,
): Promise<void> {
  for (const communityId of await store.listCommunitiesOf(db, chatId))
    await queueJob(db, name, { communityId, data }, chatQueue(chatId))
}
