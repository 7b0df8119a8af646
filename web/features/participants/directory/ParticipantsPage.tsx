import { useCommunity } from '#web/lib/community/community.ts'
import { Directory } from './Directory.tsx'

/** List of participants. Where it is closed to this reader, the server refuses it. */
export function ParticipantsPage() {
  const { id, memberCount } = useCommunity()
  return <Directory communityId={id} memberCount={memberCount} />
}
