import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Directory } from './Directory.tsx'
import { isDirectoryOpen } from './isDirectoryOpen.ts'

/** List of participants, if the community is transparent. */
export function ParticipantsPage() {
  const t = useWords('participants')
  const community = useCommunity()
  const { isAdmin } = useSession()
  if (!isDirectoryOpen(community, isAdmin))
    return <EmptyState level={1} title={t('list.closed')} text={t('list.closedText')} />
  return <Directory communityId={community.id} memberCount={community.memberCount} />
}
