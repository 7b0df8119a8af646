import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#web/lib/bootstrap.ts'
import { api } from '#web/lib/client.ts'
import { useCommunity } from '#web/lib/community.ts'
import { useWords } from '#web/lib/words.ts'
import { NotLoaded } from '#web/shell/NotLoaded.tsx'
import { useInvitation } from '#web/shell/useInvitation.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CardGridSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ParticipantsPage.module.css'

export function ParticipantsPage() {
  const t = useWords('screens')
  const shell = useWords('shell')
  const { id, transparent, memberCount } = useCommunity()
  const { copy } = useInvitation()
  const faces = useQuery({
    queryKey: ['preview participants', id],
    queryFn: () => api.community.previewParticipants({ id }),
    enabled: transparent,
    ...(id === bootstrap.community.id ? { initialData: bootstrap.preview, initialDataUpdatedAt: 0 } : {}),
  })
  if (!transparent) return <EmptyState level={1} title={t('participants.closed')} text={t('participants.closedText')} />
  const people = faces.data ?? []
  const hidden = memberCount - people.length
  return (
    <>
      <PageHeader
        title={t('participants.title')}
        text={`${shell('members', { count: memberCount })}. ${t('participants.lead')}`}
        actions={
          <Button variant="default" onClick={() => void copy()}>
            {t('participants.copyInvite')}
          </Button>
        }
      />
      {faces.isPending && <CardGridSkeleton />}
      {faces.isError && people.length === 0 && <NotLoaded onRetry={() => void faces.refetch()} />}
      {faces.isSuccess && people.length === 0 && (
        <EmptyState title={t('participants.empty')} text={t('participants.emptyText')} />
      )}
      <ul className={classes.grid}>
        {people.map(person => (
          <li key={person.id} className={classes.person}>
            <Avatar name={`${person.firstName} ${person.lastName}`} src={person.avatarUrl} size={96} />
            <Text weight="semibold" size="body">
              {person.firstName} {person.lastName}
            </Text>
          </li>
        ))}
      </ul>
      {people.length > 0 && hidden > 0 && (
        <Text tone="quiet" className={classes.more}>
          {t('participants.more', { count: hidden })}
        </Text>
      )}
    </>
  )
}
