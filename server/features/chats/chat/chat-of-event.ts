import type { Scope } from '#server/platform/http/context.ts'
import { insertEventMembers, listBelonging, removeMember } from '../chat-member/store.ts'
import { publishChat } from '../message/message-saving.ts'
import * as store from './store.ts'

/** Opens the chat of an event, with all who go to it and its organisers. */
export async function openEventChat(scope: Scope, eventId: string, openedBy: string | null): Promise<string> {
  const { db, community, now } = scope
  const id = scope.newId()
  const isNew = await store.insertChat(db, {
    ...{ communityId: community.id, id, kind: 'EVENT', eventId, createdBy: openedBy, at: now },
  })
  const chatId = isNew ? id : ((await store.findEventChat(db, eventId)) as string)
  const joined = await insertEventMembers(db, { communityId: community.id, chatId, at: now }, eventId)
  await publishChat(scope, chatId, joined)
  return chatId
}

/** Lets a participant in who goes to the event or organises it, and takes out who no longer does. */
export async function followParticipation(scope: Scope, eventId: string, participantId: string): Promise<void> {
  const { db, community, now } = scope
  const chatId = await store.findEventChat(db, eventId)
  if (!chatId) return
  await store.lockChat(db, chatId)
  const belongs = (await listBelonging(db, eventId, participantId)).length > 0
  const place = { communityId: community.id, chatId, at: now }
  const changed = belongs
    ? await insertEventMembers(db, place, eventId, participantId)
    : (await removeMember(db, chatId, participantId, now)) && [participantId]
  if (changed) await publishChat(scope, chatId, changed)
}
