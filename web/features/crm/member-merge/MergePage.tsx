import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { nameOf } from '../member-list/MemberTable.tsx'
import { memberQuery } from '../member-list/queries.ts'
import { MergeForm } from './MergeForm.tsx'
import { OtherMember } from './OtherMember.tsx'

/** Merging a member with another one: first who that is, then what stays. Both are in the address. */
export function MergePage() {
  const t = useWords('memberMerge')
  const crm = useWords('crm')
  const { participantId = '' } = useParams()
  const [params] = useSearchParams()
  const otherId = params.get('with') ?? ''
  const one = useQuery(memberQuery(participantId))
  const other = useQuery({ ...memberQuery(otherId), enabled: otherId !== '' })
  const isGone = [one, other].some(({ error }) => error instanceof CallFailure && [400, 404].includes(error.status))
  const failed = [one, other].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('intro')}
        actions={
          <Button component={Link} to={`/admin/crm?member=${participantId}`} variant="default">
            {t('cancel')}
          </Button>
        }
      />
      {isGone && <EmptyState title={crm('panel.gone')} text={crm('panel.goneText')} />}
      {!isGone && failed && <NotLoaded text={t('notLoaded')} onRetry={() => void failed.refetch()} />}
      {!isGone && !failed && (one.isPending || (otherId && other.isPending)) && <ListSkeleton count={4} />}
      {one.data && !isGone && !otherId && <OtherMember member={one.data} name={nameOf(one.data)} />}
      {one.data && other.data && !isGone && (
        <MergeForm
          key={`${params.get('keep')}`}
          one={one.data}
          two={other.data}
          keeps={params.get('keep') === 'other' ? 'two' : 'one'}
        />
      )}
    </>
  )
}
