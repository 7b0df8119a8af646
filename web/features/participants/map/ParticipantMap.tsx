import { useQuery } from '@tanstack/react-query'
import { locationsQuery } from '#web/features/participants/directory/queries.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { MapPanel } from './MapPanel.tsx'

/** The map, or its empty and error state. */
export function ParticipantMap({ communityId, onShow }: { communityId: string; onShow: (city: string) => void }) {
  const t = useWords('participants')
  const { data, isError, refetch } = useQuery(locationsQuery(communityId))
  if (data && data.length > 0) return <MapPanel cities={data} onShow={onShow} />
  if (data)
    return (
      <Card>
        <EmptyState
          title={t('map.empty')}
          text={t('map.emptyText')}
          action={
            <LinkButton to="/profile" variant="default">
              {t('map.profile')}
            </LinkButton>
          }
        />
      </Card>
    )
  return isError ? <NotLoaded onRetry={() => void refetch()} /> : null
}
