import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ConnectButton } from '#web/features/matching/intro/ConnectButton.tsx'
import { BookmarkButton } from '#web/features/matching/standing/BookmarkButton.tsx'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EventPart } from '../event/EventPart.tsx'
import { PersonRow } from '../event/PersonRow.tsx'
import classes from './Encounters.module.css'
import { metQuery } from './queries.ts'

/** Who was at the event: to be bookmarked or written to. */
export function MetPeople({ eventId }: { eventId: string }) {
  const t = useWords('event')
  const list = useInfiniteQuery(metQuery(eventId))
  // Somebody who was confirmed and did not come is refused; there is nothing to tell them.
  if (list.error instanceof CallFailure && list.error.status === 403) return null
  return (
    <EventPart title={t('met.title')} id="met">
      {list.isError && <NotLoaded isCompact onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          <Text tone="soft">{t(list.data.pages[0]?.items.length ? 'met.text' : 'met.empty')}</Text>
          <ul className={classes.list}>
            {list.data.pages
              .flatMap(({ items }) => items)
              .map(({ person, standing }) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  action={
                    <>
                      <BookmarkButton person={person} standing={standing} />
                      <ConnectButton person={person} standing={standing} size="sm" variant="light" />
                    </>
                  }
                />
              ))}
          </ul>
          {list.hasNextPage && (
            <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('going.showMore')}
            </Button>
          )}
        </>
      )}
    </EventPart>
  )
}
