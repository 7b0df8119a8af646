import './news.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findMembership } from '../chat/store.ts'
import { listMembers } from '../chat-member/store.ts'
import { noteUnread } from './jobs.ts'
import { mentionedIn } from './rules.ts'
import { findMessage } from './store.ts'

type Sent = { chatId: string; messageId: string }

/** A job for each member of a group whom a message names. Nobody can be mentioned whom the author does not see. */
async function queueMentions({ chatId, messageId }: Sent, scope: Scope): Promise<void> {
  const { db, now } = scope
  const message = await findMessage(db, chatId, messageId, 0)
  const authorId = message?.authorId
  if (!authorId || !message.text.includes('@')) return
  const chat = await findMembership(db, chatId, authorId)
  if (!chat || chat.kind === 'PAIR') return
  const members = await listMembers(db, chatId, { readerId: authorId, now })
  const others = members.filter(each => each.isMember && each.slug !== null && each.id !== authorId)
  for (const participantId of mentionedIn(message.text, others))
    await scope.queue('message.tell mentioned', { chatId, messageId, participantId })
}

export const messageListeners: Listener[] = [
  listener('note unread chat', 'message.sent', (sent, scope) => noteUnread(scope, sent, false)),
  listener('tell mentioned', 'message.sent', queueMentions),
  listener('tell mentioned after edit', 'message.edited', queueMentions),
]
