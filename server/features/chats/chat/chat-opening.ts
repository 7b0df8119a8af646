import type { Scope } from '#server/platform/http/context.ts'
import { insertMembers, saveOpened } from '../chat-member/store.ts'
import { publishChat } from '../message/message-saving.ts'
import { insertMessages, type NewMessage } from '../message/store.ts'
import { pairOf } from './rules.ts'
import * as store from './store.ts'

/**
 * The chat of two people, opened unless they have one. It begins with the intro that was accepted between them, and the answer. Run
 * again, or at the same moment by both, it finds the same chat.
 */
export async function openPair(scope: Scope, one: string, other: string, openedBy: string | null): Promise<string> {
  const { db, community, now } = scope
  const pair = pairOf(one, other)
  const known = await store.findPair(db, pair)
  if (known) return known
  const id = scope.newId()
  const isNew = await store.insertChat(db, {
    ...{ communityId: community.id, id, kind: 'PAIR', createdBy: openedBy, at: now },
    ...pair,
  })
  if (!isNew) return (await store.findPair(db, pair)) as string
  await insertMembers(db, { communityId: community.id, chatId: id, at: now }, [one, other])
  const intro = await store.findAcceptedIntro(db, one, other)
  if (intro) await beginWithIntro(scope, id, intro, openedBy)
  await publishChat(scope, id, [one, other])
  return id
}

/** Who accepted has read both; who sent the intro has the answer before them. Neither is told again: the intro's letters did. */
async function beginWithIntro(
  scope: Scope,
  chatId: string,
  intro: store.AcceptedIntro,
  openedBy: string | null,
): Promise<void> {
  const base = { replyToId: null, data: { introId: intro.id } }
  const messages: NewMessage[] = [
    {
      ...{ ...base, id: scope.newId(), kind: 'INTRO', authorId: intro.fromId, text: intro.introMessage },
      at: intro.createdAt,
    },
  ]
  if (intro.answer)
    messages.push({
      ...{ ...base, data: {}, id: scope.newId(), kind: 'TEXT', authorId: intro.toId, text: intro.answer },
      at: intro.answeredAt,
    })
  const place = { communityId: scope.community.id, chatId }
  await insertMessages(scope.db, place, { lastSeq: 0, lastNumber: 0 }, messages)
  const lastNumber = messages.length
  await saveOpened(scope.db, chatId, {
    lastNumber,
    lastAt: intro.answeredAt,
    readUpTo: [
      { participantId: intro.toId, readNumber: lastNumber },
      { participantId: intro.fromId, readNumber: openedBy === intro.fromId ? lastNumber : 1 },
    ],
  })
}
