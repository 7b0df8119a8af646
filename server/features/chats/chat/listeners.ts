import './news.ts'
import { nameOf } from '#server/features/matching/standing/rules.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { listMembers } from '../chat-member/store.ts'
import { followParticipation } from './chat-of-event.ts'
import { openPair } from './chat-opening.ts'
import { findChat, findIntroPair, findParticipantOf, findParticipation } from './store.ts'

/** An accepted intro opens the chat of the two, with the intro as its first message. */
const openAfterIntro = listener('open chat after intro', 'intro.answered', async ({ introId }, scope) => {
  const pair = await findIntroPair(scope.db, introId)
  if (pair) await openPair(scope, pair.fromId, pair.toId, pair.toId)
})

const follow = async ({ participationId }: { participationId: string }, scope: Scope) => {
  const found = await findParticipation(scope.db, participationId)
  if (found) await followParticipation(scope, found.eventId, found.participantId)
}

/** The chat of an event has those who go. */
const following: Listener[] = [
  listener('join chat of event', 'participation.confirmed', follow),
  listener('leave chat of event', 'participation.cancelled', follow),
  listener('leave chat of event after rejection', 'participation.rejected', follow),
]

const followOrganiser = async ({ eventId, userId }: { eventId: string; userId: string }, scope: Scope) => {
  const participantId = await findParticipantOf(scope.db, userId)
  if (participantId) await followParticipation(scope, eventId, participantId)
}

/** And its organisers. */
const organising: Listener[] = [
  listener('join chat as organiser', 'responsible.added', followOrganiser),
  listener('leave chat as organiser', 'responsible.removed', followOrganiser),
]

/** Tells somebody who was added to a group. */
const tellAdded = listener('tell added to chat', 'chat.joined', async ({ chatId, participantId, byId }, scope) => {
  const { community, now } = scope
  const chat = await findChat(scope.db, chatId, { readerId: participantId, lang: community.lang, now })
  const by = (await listMembers(scope.db, chatId, { readerId: participantId, now })).find(({ id }) => id === byId)
  if (!chat || !by?.slug) return
  const { addedLetter, chatUrl } = await import('./letters.tsx')
  await notify(
    scope,
    {
      ...{ participantId, kind: 'chat.added', actorId: byId, about: [byId], data: { chatId } },
      onceKey: `chat added ${chatId} ${participantId} ${now.toISOString().slice(0, 10)}`,
    },
    {
      letter: to => addedLetter(community, to, { chat, by, now }),
      text: ({ lang }) =>
        letterWords(lang)('chatAdded.text', { person: nameOf(by), url: chatUrl(community, chatId).href }),
    },
  )
})

export const chatListeners: Listener[] = [openAfterIntro, tellAdded, ...following, ...organising]
