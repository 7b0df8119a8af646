import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { nameOf } from '../management/ParticipantPicker.tsx'
import { previewedListQuery } from './queries.ts'
import classes from './RunPreview.module.css'
import { ShownRow } from './ShownRow.tsx'

type Props = { participantId: string; madeAt: string; onClose: () => void }

/** The list that one member would get. */
export function MemberListSheet({ participantId, madeAt, onClose }: Props) {
  const t = useWords('runPreview')
  const { data, error, refetch } = useQuery(previewedListQuery(participantId, madeAt))
  const isGone = error instanceof CallFailure && error.status === 404
  return (
    <Sheet isOpen onClose={onClose} title={data ? t('listOf', { name: nameOf(data.person) }) : t('title')}>
      {!data && !error && <ListSkeleton />}
      {isGone && <EmptyState level={3} title={t('gone')} text={t('goneText')} />}
      {error && !isGone && !data && <NotLoaded onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState level={3} title={t('emptyList')} text={t('emptyListText')} />}
      {data && data.items.length > 0 && (
        <ul className={`${classes.list} ${classes.dialog}`}>
          {data.items.map(shown => (
            <ShownRow key={shown.person.id} reader={data.person} shown={shown} title={nameOf(shown.person)} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
