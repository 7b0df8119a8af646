import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/lib/calls/api.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { shortTime } from '../list/chatTime.ts'
import { excerptParts } from './excerpt.ts'
import classes from './FoundMessages.module.css'

/** Messages of all own chats with these words; each opens its chat there. */
export function FoundMessages({ query }: { query: string }) {
  const t = useWords('chats')
  const language = useLanguage()
  const found = useInfiniteQuery({
    queryKey: ['chats', 'search', query],
    queryFn: ({ pageParam, signal }) =>
      api.message.search({ query, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: last => last.next,
  })
  const items = found.data?.pages.flatMap(page => page.items) ?? []
  const now = Date.now()
  return (
    <section aria-label={t('found.title')} className={classes.root}>
      <Heading level={2} size="item">
        {t('found.title')}
      </Heading>
      {found.isPending && <ListSkeleton count={2} />}
      {found.isError && !found.data && <NotLoaded isCompact onRetry={() => void found.refetch()} />}
      {found.data && items.length === 0 && <Text tone="soft">{t('found.none')}</Text>}
      <ul className={classes.list}>
        {items.map(({ chatId, chatName, message, excerpt }) => (
          <li key={message.id}>
            <Link className={classes.item} to={`/chats/${chatId}?message=${message.number}`}>
              <span className={classes.head}>
                <b>{chatName || t('deletedPerson')}</b>
                <span>{shortTime(message.createdAt, now, language)}</span>
              </span>
              <span className={classes.text}>
                {excerptParts(excerpt).map(({ text, isFound, key }) =>
                  isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="subtle" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('found.more')}
        </Button>
      )}
    </section>
  )
}
