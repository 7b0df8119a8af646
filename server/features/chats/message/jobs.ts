import type { Language } from '#contract/languages.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { notify, upsertGroup } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { findChat, type StoredChat } from '../chat/store.ts'
import { lineOfChat, listMembers, listUnnoted } from '../chat-member/store.ts'
import { findMessage } from './store.ts'

type Sent = { chatId: string; messageId: string }

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    /** For members who were online, and may have had the chat open. */
    'message.note unread': Sent
    'message.tell mentioned': Sent & { participantId: string }
  }
}

/** So long somebody who is online may take until a chat that is open is read. */
export const openChatMs = 10_000
/** The line of a chat becomes new again at most so often. */
const renewedMs = 2 * 60_000

/**
 * One line for a chat in the lists of those who have not read it, whatever the number of messages. For those who are online, later:
 * with the chat open they have read it by then.
 */
export async function noteUnread(scope: Scope, { chatId, messageId }: Sent, isLater: boolean): Promise<void> {
  const { db, now } = scope
  const message = await findMessage(db, chatId, messageId, 0)
  if (!message?.authorId || message.isDeleted) return
  const since = new Date(now.getTime() - renewedMs)
  const unnoted = await listUnnoted(db, { chatId, authorId: message.authorId, since, now })
  const told = unnoted.filter(({ isOnline }) => isLater || !isOnline)
  if (told.length < unnoted.length) {
    const slot = Math.ceil((now.getTime() + openChatMs) / openChatMs) * openChatMs
    const options = { runAt: new Date(slot), key: `note unread ${chatId} ${slot}` }
    await scope.queue('message.note unread', { chatId, messageId }, options)
  }
  await upsertGroup(
    scope,
    told.map(({ userId }) => userId),
    { kind: 'chat.messages', actorId: message.authorId, data: { chatId }, groupKey: lineOfChat(chatId) },
  )
}

/** Also where the reader muted the chat. Once for a message: after an edit only those are told who were not named before. */
const mentionJob = job('message.tell mentioned', async ({ chatId, messageId, participantId }, scope) => {
  const { db, community, now } = scope
  const message = await findMessage(db, chatId, messageId, 0)
  const members = await listMembers(db, chatId, { readerId: participantId, now })
  const by = members.find(({ id }) => id === message?.authorId)
  const find = (lang: Language) => findChat(db, chatId, { readerId: participantId, lang, now })
  const chats = { en: await find('en'), ru: await find('ru') }
  if (!message || message.isDeleted || !by?.slug || !chats.en || !chats.ru) return
  const named: Record<Language, StoredChat> = { en: chats.en, ru: chats.ru }
  const { chatUrl, mentionedLetter } = await import('../chat/letters.tsx')
  await notify(
    scope,
    {
      ...{ participantId, kind: 'chat.mentioned', actorId: by.id, about: [by.id], isOwn: true },
      data: { chatId, messageId },
      groupKey: `mention ${chatId}`,
      onceKey: `mention ${messageId} ${participantId}`,
    },
    {
      letter: to => mentionedLetter(community, to, { chat: named[to.lang], by, message, now }),
      text: ({ lang }) => {
        const { name } = named[lang]
        const url = chatUrl(community, chatId, message.number).href
        return letterWords(lang)(name ? 'chatMentioned.text' : 'chatMentioned.textWithoutName', {
          ...{ person: nameOf(by), chat: name, url },
        })
      },
    },
  )
})

export const messageJobs: Job[] = [
  job('message.note unread', (sent, scope) => noteUnread(scope, sent, true)),
  mentionJob,
]
