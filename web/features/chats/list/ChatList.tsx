import { ActionIcon, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '#web/lib/realtime/useTopic.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { chatListKey, chatListQuery } from '../queries.ts'
import { FoundMessages } from '../search/FoundMessages.tsx'
import { usePresence } from '../usePresence.ts'
import classes from './ChatList.module.css'
import { ChatRow } from './ChatRow.tsx'

type Props = { chatId: string | null; onNew: () => void }

export function ChatList({ chatId, onNew }: Props) {
  const t = useWords('chats')
  const [search, setSearch] = useState('')
  const list = useInfiniteQuery(chatListQuery(search))
  const isOnline = usePresence()
  useLive('chats', chatListKey)
  const chats = list.data?.pages.flatMap(({ items }) => items) ?? []
  const now = Date.now()
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Heading level={chatId ? 2 : 1} size="block">
          {t('title')}
        </Heading>
        <ActionIcon variant="light" size={38} aria-label={t('start.title')} onClick={onNew}>
          <Icon of={Plus} />
        </ActionIcon>
      </div>
      <SearchField className={classes.search} value={search} onChange={setSearch} label={t('search')} />
      {list.isPending && <ListSkeleton count={6} />}
      {list.isError && !list.data && <NotLoaded isCompact onRetry={() => void list.refetch()} />}
      {list.data && chats.length === 0 && search && (
        <Text tone="soft" className={classes.none ?? ''}>
          {t('noneFound')}
        </Text>
      )}
      {list.data && chats.length === 0 && !search && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<LinkButton to="/my_communities">{t('start.find')}</LinkButton>}
        />
      )}
      <ul className={classes.list} aria-label={t('list')}>
        {chats.map(chat => (
          <li key={chat.id}>
            <ChatRow
              chat={chat}
              isCurrent={chat.id === chatId}
              isOnline={chat.person !== null && isOnline(chat.person)}
              now={now}
            />
          </li>
        ))}
      </ul>
      {search.trim().length > 1 && <FoundMessages query={search.trim()} />}
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
