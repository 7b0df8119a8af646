import { findAddressee, notify } from '#server/features/notifications/notification/actions.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Chore, type Job, job } from '#server/platform/jobs/jobs.ts'
import { letterWords } from '#server/platform/words/words.ts'
import { claimUntold, lineOfChat, listCommunitiesWithUntold, listUntold } from '../chat-member/store.ts'
import { isOpenChat } from './rules.ts'
import { listUnreadChats, type StoredChat } from './store.ts'

declare module '#server/platform/jobs/names.ts' {
  interface Jobs {
    'chat.tell of unread': { participantId: string }
  }
}

/** So long somebody may read by themselves before a letter tells of what came. */
export const untoldMs = 10 * 60_000
const chatsInLetter = 10
const toldAtOnce = 500

const dueSince = (now: Date): Date => new Date(now.getTime() - untoldMs)

/** One letter about all unread chats. What was told of is not told again, whether it is read or not. */
const tellJob = job('chat.tell of unread', async ({ participantId }, scope) => {
  const { db, community, now } = scope
  if (!(await claimUntold(db, participantId, dueSince(now)))) return
  const addressee = await findAddressee(scope, participantId)
  if (!addressee) return
  const reader = { readerId: participantId, lang: addressee.lang, now }
  // A chat that was closed is not brought up again.
  const chats = (await listUnreadChats(db, reader, chatsInLetter)).filter(isOpenChat)
  const [first] = chats
  if (!first) return
  const { chatUrl, messagesLetter, sendersOf } = await import('./letters.tsx')
  const count = chats.reduce((sum, { unread }) => sum + unread, 0)
  const actorId = first.lastMessage?.authorId
  await notify(
    scope,
    {
      ...{ participantId, kind: 'chat.messages', about: namedIn(chats), data: { chatId: first.id } },
      groupKey: lineOfChat(first.id),
      // It is in the list since the first message came.
      isUnlisted: true,
      ...(actorId && actorId !== participantId ? { actorId } : {}),
    },
    {
      letter: to => messagesLetter(community, to, { chats, count, now }),
      text: ({ lang }) => {
        const words = letterWords(lang)
        return words('chatMessages.text', {
          count,
          from: sendersOf(chats, lang),
          url: chatUrl(community, first.id).href,
        })
      },
    },
  )
})

/** Participants whom the letter names or quotes. */
const namedIn = (chats: StoredChat[]): string[] => [
  ...new Set(chats.flatMap(({ person, lastMessage }) => [person?.id, lastMessage?.authorId].filter(id => id != null))),
]

export const chatJobs: Job[] = [tellJob]

/** One job for each recipient, so that one that fails stops no other. */
export async function tellOfUnread(scope: Scope): Promise<void> {
  for (const participantId of await listUntold(scope, dueSince(scope.now), scope.now, toldAtOnce))
    await scope.queue('chat.tell of unread', { participantId }, { key: `unread ${participantId}` })
}

export const chatChores: Chore[] = [
  {
    name: 'tell of unread messages',
    cron: '* * * * *',
    run: async ({ now, sql, inEachCommunity }) =>
      inEachCommunity(tellOfUnread, await listCommunitiesWithUntold(sql, dueSince(now), now)),
  },
]
