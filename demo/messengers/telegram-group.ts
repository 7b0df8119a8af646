import type { Inbox } from './inbox.ts'
import { chatIdOf, postUpdate } from './telegram.ts'

/** Ids of groups are negative; those of supergroups begin with -100. */
export const groupIdOf = (title: string): string => `-${chatIdOf(title)}`
export const supergroupIdOf = (title: string): string => `-100${chatIdOf(title)}`

const chatOf = (title: string, id = groupIdOf(title)) => ({ id: Number(id), type: 'group', title })

/** Somebody writes in a group in which the bot is; a link to the bot writes `/start@bot nonce`. */
export function writeInTelegramGroup(inbox: Inbox, title: string, username: string, text: string): Promise<number> {
  const address = groupIdOf(title)
  inbox.names.set(address, title)
  inbox.blockedAddresses.delete(address)
  inbox.add({ messenger: 'TELEGRAM', address, from: 'person', text })
  const from = { id: Number(chatIdOf(username)), is_bot: false, username, first_name: username }
  const message = { message_id: 0, date: 0, chat: chatOf(title), from, text }
  return postUpdate(inbox, { update_id: inbox.nextUpdateId(), message })
}

/** Somebody removes the bot from the group. */
export function removeFromTelegramGroup(inbox: Inbox, title: string): Promise<number> {
  inbox.blockedAddresses.add(groupIdOf(title))
  return changeBotInTelegramGroup(inbox, title, 'kicked')
}

/** The bot, a member so far, has another status in the group. */
export function changeBotInTelegramGroup(inbox: Inbox, title: string, changed: string): Promise<number> {
  const status = { old_chat_member: { status: 'member' }, new_chat_member: { status: changed } }
  const update = { chat: chatOf(title), from: { id: 1, is_bot: false, first_name: 'me' }, date: 0, ...status }
  return postUpdate(inbox, { update_id: inbox.nextUpdateId(), my_chat_member: update })
}

/** The group becomes a supergroup: its former id is refused from now on. */
export function moveTelegramGroup(inbox: Inbox, title: string): void {
  inbox.names.set(supergroupIdOf(title), title)
  inbox.moved.set(groupIdOf(title), supergroupIdOf(title))
}

/** Somebody gives the group another title. */
export function renameTelegramGroup(inbox: Inbox, title: string, newTitle: string): Promise<number> {
  const chat = { ...chatOf(title), title: newTitle }
  const message = { message_id: 0, date: 0, chat, new_chat_title: newTitle }
  return postUpdate(inbox, { update_id: inbox.nextUpdateId(), message })
}

/** The message by which the bot learns of that. */
export function tellOfMove(inbox: Inbox, title: string): Promise<number> {
  const message = { message_id: 0, date: 0, chat: chatOf(title), migrate_to_chat_id: Number(supergroupIdOf(title)) }
  return postUpdate(inbox, { update_id: inbox.nextUpdateId(), message })
}
