import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { unreadCount } from './unread.ts'
import { withPresence } from './usePresence.ts'

const family = 'chats'

export const chatListKey = [family, 'list']

export const chatListQuery = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...chatListKey, name],
    queryFn: ({ pageParam, signal }) =>
      withPresence(
        api.chat.list({ ...(name ? { name } : {}), ...(pageParam ? { after: pageParam } : {}), size: 30 }, { signal }),
        ({ items }) => items.map(({ person }) => person),
      ),
    initialPageParam: '',
    getNextPageParam: last => last.next,
    placeholderData: keepPreviousData,
  })

export const membersQuery = (chatId: string) =>
  queryOptions({ queryKey: [family, 'members', chatId], queryFn: () => api.chat.listMembers({ id: chatId }) })

/** What the two of a chat have in common. The reason is in the reader's language. */
export const detailsQuery = (chatId: string, language: string) =>
  queryOptions({
    queryKey: [...detailsKey(chatId), language],
    queryFn: () => api.chat.findDetails({ id: chatId }),
  })

export const detailsKey = (chatId: string): string[] => [family, 'details', chatId]

/** Whom one may write to, or add to a chat. */
export const candidatesQuery = (search: string, chatId?: string) =>
  queryOptions({
    queryKey: [family, 'candidates', search, chatId ?? ''],
    queryFn: ({ signal }) => api.chat.listCandidates({ search, ...(chatId ? { chatId } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Whom the reader has blocked. */
export const blockedQuery = queryOptions({
  queryKey: [family, 'blocked'],
  queryFn: () => api.personalBlock.list(),
})

export const eventChatQuery = (eventId: string) =>
  queryOptions({ queryKey: [family, 'event', eventId], queryFn: () => api.chat.findForEvent({ id: eventId }) })

export async function refreshChats(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [family] }), unreadCount.ask()])
}
