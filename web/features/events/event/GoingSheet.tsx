import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { PersonList, PersonRow } from './PersonRow.tsx'
import { goingQuery } from './queries.ts'

type Props = { eventId: string; isOpen: boolean; onClose: () => void }

/** Everybody who is going, page by page. */
export function GoingSheet({ eventId, isOpen, onClose }: Props) {
  const t = useWords('event')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('going.all')}>
      {isOpen && <GoingList eventId={eventId} />}
    </Sheet>
  )
}

function GoingList({ eventId }: { eventId: string }) {
  const t = useWords('event')
  const list = useInfiniteQuery(goingQuery(eventId))
  if (!list.data) return list.isError ? <NotLoaded onRetry={() => void list.refetch()} /> : <ListSkeleton count={3} />
  const people = list.data.pages.flatMap(({ items }) => items)
  if (people.length === 0) return <EmptyState level={3} title={t('going.empty')} text={t('going.emptyText')} />
  return (
    <>
      <PersonList>
        {people.map((person, at) => (
          <PersonRow key={person.participantId ?? at} person={person} />
        ))}
      </PersonList>
      {list.hasNextPage && (
        <Button variant="default" fullWidth loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('going.showMore')}
        </Button>
      )}
    </>
  )
}
