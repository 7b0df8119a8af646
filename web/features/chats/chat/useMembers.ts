import { useQuery } from '@tanstack/react-query'
import type { Chat, ChatPerson } from '#contract/chats/chat-shapes.ts'
import { useSession } from '#web/lib/session/session.ts'
import { membersQuery } from '../queries.ts'

/** Finds who wrote a message; undefined for deleted accounts. */
export function useMembers(chat: Chat): (id: string | null) => ChatPerson | undefined {
  const { participant } = useSession()
  const members = useQuery({ ...membersQuery(chat.id), enabled: chat.kind !== 'PAIR' }).data ?? []
  const own = participant && { ...participant, isOnline: true }
  const known: (ChatPerson | null)[] = [own, chat.person, ...members, ...chat.faces]
  return id => known.find(person => person?.id === id) ?? undefined
}
